"""JSON Schemas of records, with the docstrings of their fields as descriptions."""

from typing import TYPE_CHECKING

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import ModelSchema

from printkit.model.descriptions import field_descriptions

if TYPE_CHECKING:
    from pydantic import BaseModel


class DescribedSchema(GenerateJsonSchema):
    """Adds to each field what the docstring below it says."""

    def model_schema(self, schema: ModelSchema) -> JsonSchemaValue:
        """The schema of one record."""
        made = super().model_schema(schema)
        record: type[BaseModel] = schema["cls"]
        for name, text in field_descriptions(record).items():
            made["properties"][name]["description"] = text
        return made
