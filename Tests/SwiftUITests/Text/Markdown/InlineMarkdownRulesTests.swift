import Testing

@testable import CanopyText

/// Inline text by the examples of CommonMark: each source, and its pieces with their styles in braces.
@Suite struct InlineMarkdownRulesTests {
  private func read(_ markdown: String, references: [String: String] = [:]) -> String {
    var parser = InlineMarkdownParser([.literal(markdown[...])], .init(references: references))
    parser.parse()
    return parser.segments.map { segment in
      guard case .text(let text) = segment.content else { return "|" }
      let styles = segment.styles.map(name)
      return text + (styles.isEmpty ? "" : "{\(styles.joined(separator: ","))}")
    }.joined()
  }

  private func name(_ style: MarkdownStyle) -> String {
    switch style {
    case .emphasized: "i"
    case .stronglyEmphasized: "b"
    case .strikethrough: "s"
    case .code: "c"
    case .html: "html"
    case .link(let destination): "→\(destination)"
    case .image(let destination): "img \(destination)"
    case .attributes(let attributes, _): "(\(attributes))"
    }
  }

  // MARK: Emphasis

  /// Characters that may open and close emphasis.
  @Test(arguments: [
    ("*foo bar*", "foo bar{i}"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"), ("* a *", "* a *"),
    ("*\u{A0}a\u{A0}*", "*\u{A0}a\u{A0}*"),
    ("*$*alpha.", "*$*alpha."), ("*£*bravo.", "*£*bravo."), ("foo*bar*", "foobar{i}"), ("5*6*78", "56{i}78"),
    ("_foo bar_", "foo bar{i}"),
    ("_ foo bar_", "_ foo bar_"), ("a_\"foo\"_", "a_\"foo\"_"), ("foo_bar_", "foo_bar_"), ("5_6_78", "5_6_78"),
    ("пристаням_стремятся_", "пристаням_стремятся_"),
    ("aa_\"bb\"_cc", "aa_\"bb\"_cc"), ("foo-_(bar)_", "foo-(bar){i}"), ("_foo*", "_foo*"), ("*foo bar *", "*foo bar *"),
    ("*(*foo)", "*(*foo)"),
    ("*(*foo*)*", "({i}foo{i,i}){i}"), ("*foo*bar", "foo{i}bar"), ("_foo bar _", "_foo bar _"), ("_(_foo)", "_(_foo)"),
    ("_(_foo_)_", "({i}foo{i,i}){i}"),
    ("_foo_bar", "_foo_bar"), ("_foo_bar_baz_", "foo_bar_baz{i}"), ("_(bar)_.", "(bar){i}."),
  ])
  func emphasis(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    ("**foo bar**", "foo bar{b}"), ("** foo bar**", "** foo bar**"), ("a**\"foo\"**", "a**\"foo\"**"),
    ("foo**bar**", "foobar{b}"), ("__foo bar__", "foo bar{b}"),
    ("__ foo bar__", "__ foo bar__"), ("foo__bar__", "foo__bar__"), ("5__6__78", "5__6__78"),
    ("__foo, __bar__, baz__", "foo, {b}bar{b,b}, baz{b}"),
    ("foo-__(bar)__", "foo-(bar){b}"), ("**foo bar **", "**foo bar **"), ("**(**foo)", "**(**foo)"),
    ("*(**foo**)*", "({i}foo{i,b}){i}"),
    ("**foo \"*bar*\" foo**", "foo \"{b}bar{b,i}\" foo{b}"), ("**foo**bar", "foo{b}bar"),
    ("__foo bar __", "__foo bar __"), ("__(__foo)", "__(__foo)"),
    ("_(__foo__)_", "({i}foo{i,b}){i}"), ("__foo__bar", "__foo__bar"), ("__foo__bar__baz__", "foo__bar__baz{b}"),
    ("__(bar)__.", "(bar){b}."),
  ])
  func strongEmphasis(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    ("*foo [bar](/url)*", "foo {i}bar{i,→/url}"), ("_foo __bar__ baz_", "foo {i}bar{i,b} baz{i}"),
    ("_foo _bar_ baz_", "foo {i}bar{i,i} baz{i}"),
    ("__foo_ bar_", "foo{i,i} bar{i}"), ("*foo *bar**", "foo {i}bar{i,i}"), ("*foo**bar**baz*", "foo{i}bar{i,b}baz{i}"),
    ("*foo**bar*", "foo**bar{i}"),
    ("***foo** bar*", "foo{i,b} bar{i}"), ("*foo **bar***", "foo {i}bar{i,b}"), ("*foo**bar***", "foo{i}bar{i,b}"),
    ("foo***bar***baz", "foobar{i,b}baz"),
    ("foo******bar*********baz", "foobar{b,b,b}***baz"),
    ("*foo **bar *baz* bim** bop*", "foo {i}bar {i,b}baz{i,b,i} bim{i,b} bop{i}"),
    ("** is not an empty emphasis", "** is not an empty emphasis"), ("**** is not", "**** is not"),
    ("**foo [bar](/url)**", "foo {b}bar{b,→/url}"),
    ("__foo __bar__ baz__", "foo {b}bar{b,b} baz{b}"), ("____foo__ bar__", "foo{b,b} bar{b}"),
    ("**foo **bar****", "foo {b}bar{b,b}"),
    ("**foo*bar*baz**", "foo{b}bar{b,i}baz{b}"), ("***foo* bar**", "foo{b,i} bar{b}"),
    ("**foo *bar***", "foo {b}bar{b,i}"),
    ("*_foo_*", "foo{i,i}"), ("_*foo*_", "foo{i,i}"), ("****foo****", "foo{b,b}"), ("******foo******", "foo{b,b,b}"),
    ("_____foo_____", "foo{i,b,b}"),
  ])
  func emphasisMayBeNested(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    ("foo ***", "foo ***"), ("foo *\\**", "foo *{i}"), ("foo *_*", "foo _{i}"), ("foo *****", "foo *****"),
    ("foo **\\***", "foo *{b}"), ("foo **_**", "foo _{b}"),
    ("**foo*", "*foo{i}"), ("*foo**", "foo{i}*"), ("***foo**", "*foo{b}"), ("****foo*", "***foo{i}"),
    ("**foo***", "foo{b}*"), ("*foo****", "foo{i}***"),
    ("__foo_", "_foo{i}"), ("_foo____", "foo{i}___"), ("foo _*_", "foo *{i}"), ("*foo _bar* baz_", "foo _bar{i} baz_"),
    ("*foo __bar *baz bim__ bam*", "foo {i}bar *baz bim{i,b} bam{i}"), ("**foo **bar baz**", "**foo bar baz{b}"),
    ("*foo *bar baz*", "*foo bar baz{i}"),
    ("*[bar*](/url)", "*bar*{→/url}"), ("_foo [bar_](/url)", "_foo bar_{→/url}"),
    ("*<img src=\"foo\" title=\"*\"/>", "*<img src=\"foo\" title=\"*\"/>{html}"),
    ("**<a href=\"**\">", "**<a href=\"**\">{html}"), ("*a `*`*", "a {i}*{i,c}"), ("_a `_`_", "a {i}_{i,c}"),
    ("**a<https://foo.bar/?q=**>", "**ahttps://foo.bar/?q=**{→https://foo.bar/?q=**}"),
  ])
  func unpairedMarksAreShown(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    ("~~a~~b~~c~~", "a{s}bc{s}"), ("~~*a*~~", "a{s,i}"), ("*~~a*~~", "~~a{i}~~"), ("a ~b~ c", "a b{s} c"),
    ("~~a ~b~~", "a ~b{s}"),
    ("~~ a~~", "~~ a~~"), ("\\~~a~~", "~~a~~"), ("~~`~~`~~", "~~{s,c}"),
  ])
  func strikethrough(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  // MARK: Code and characters

  @Test(arguments: [
    ("`` foo ` bar ``", "foo ` bar{c}"), ("` `` `", "``{c}"), ("`  ``  `", " `` {c}"), ("` a`", " a{c}"),
    ("`\u{A0}b\u{A0}`", "\u{A0}b\u{A0}{c}"), ("` `", " {c}"),
    ("`  `", "  {c}"), ("`foo\\`bar`", "foo\\{c}bar`"), ("` foo `` bar `", "foo `` bar{c}"), ("*foo`*`", "*foo*{c}"),
    ("[not a `link](/foo`)", "[not a link](/foo{c})"),
    ("`<a href=\"`\">`", "<a href=\"{c}\">`"), ("<a href=\"`\">`", "<a href=\"`\">{html}`"),
    ("`<https://foo.bar.`baz>`", "<https://foo.bar.{c}baz>`"),
    ("```foo``", "```foo``"), ("`foo", "`foo"), ("`foo``bar``", "`foobar{c}"), ("\\`foo`", "`foo`"),
  ])
  func code(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    (##"\!\"\#\$\%\&\'\(\)\*\+\,\-\.\/\:\;\<\=\>\?\@\[\\\]\^\_\`\{\|\}\~"##, ##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##),
    (#"\→\A\a\ \3\φ\«"#, #"\→\A\a\ \3\φ\«"#), (#"\*not emphasized*"#, "*not emphasized*"),
    (#"\<br/> not a tag"#, "<br/> not a tag"),
    (#"\[not a link](/foo)"#, "[not a link](/foo)"), (#"\&ouml; not an entity"#, "&ouml; not an entity"),
    (#"\\*emphasis*"#, #"\emphasis{i}"#),
    (#"`` \[\` ``"#, #"\[\`{c}"#),
    (#"<https://example.com?find=\*>"#, #"https://example.com?find=\*{→https://example.com?find=\*}"#),
    (#"[foo](/bar\* "ti\*tle")"#, "foo{→/bar*}"),
  ])
  func backslashes(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    ("&nbsp; &amp; &copy; &AElig; &frac34;", "\u{A0} & © Æ ¾"), ("&#35; &#1234; &#992; &#0;", "# Ӓ Ϡ \u{FFFD}"),
    ("&#X22; &#XD06; &#xcab;", "\" ആ ಫ"),
    ("&nbsp &x; &#; &#x; &#87654321; &#abcdef0; &hi?;", "&nbsp &x; &#; &#x; &#87654321; &#abcdef0; &hi?;"),
    ("&copy", "&copy"), ("&MadeUp;", "&MadeUp;"),
    ("&#42;foo&#42; *foo*", "*foo* foo{i}"), ("[foo](/f&ouml;&ouml;)", "foo{→/föö}"),
    ("`f&ouml;&ouml;`", "f&ouml;&ouml;{c}"), ("[a](&quot;tit&quot;)", "a{→\"tit\"}"),
    ("&rlm;&lrm;&zwj;", "\u{200F}\u{200E}\u{200D}"),
  ])
  func characterReferences(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  // MARK: Links

  @Test(arguments: [
    ("[link]()", "link{→}"), ("[link](<>)", "link{→}"), ("[]()", ""), ("[link](/my uri)", "[link](/my uri)"),
    ("[link](</my uri>)", "link{→/my uri}"),
    ("[link](foo\nbar)", "[link](foo\nbar)"), ("[link](<foo\nbar>)", "[link](<foo\nbar>{html})"),
    ("[a](<b)c>)", "a{→b)c}"), ("[link](<foo\\>)", "[link](<foo>)"),
    ("[a](<b)c", "[a](<b)c"), ("[link](\\(foo\\))", "link{→(foo)}"), ("[link](foo(and(bar)))", "link{→foo(and(bar))}"),
    ("[link](foo(and(bar))", "[link](foo(and(bar))"),
    ("[link](<foo(and(bar)>)", "link{→foo(and(bar)}"), ("[link](foo\\)\\:)", "link{→foo):}"),
    ("[link](#fragment)", "link{→#fragment}"), ("[link](foo\\bar)", "link{→foo\\bar}"),
    ("[link](foo%20b&auml;)", "link{→foo%20bä}"), ("[link](\"title\")", "link{→\"title\"}"),
    ("[link](/url 'title \"and\" title')", "link{→/url}"),
    ("[link](/url \"title \"and\" title\")", "[link](/url \"title \"and\" title\")"),
    ("[link](   /uri\n  \"title\"  )", "link{→/uri}"), ("[link] (/uri)", "[link] (/uri)"),
  ])
  func destinations(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    ("[link [foo [bar]]](/uri)", "link [foo [bar]]{→/uri}"), ("[link] bar](/uri)", "[link] bar](/uri)"),
    ("[link [bar](/uri)", "[link bar{→/uri}"),
    ("[link \\[bar](/uri)", "link [bar{→/uri}"),
    ("[link *foo **bar** `#`*](/uri)", "link {→/uri}foo {→/uri,i}bar{→/uri,i,b} {→/uri,i}#{→/uri,i,c}"),
    ("[![moon](moon.jpg)](/uri)", "moon{→/uri,img moon.jpg}"), ("[foo [bar](/uri)](/uri)", "[foo bar{→/uri}](/uri)"),
    ("[foo *[bar [baz](/uri)](/uri)*](/uri)", "[foo [bar {i}baz{i,→/uri}](/uri){i}](/uri)"),
    ("![[[foo](uri1)](uri2)](uri3)", "[{img uri3}foo{img uri3,→uri1}](uri2){img uri3}"),
    ("*[foo*](/uri)", "*foo*{→/uri}"), ("[foo *bar](baz*)", "foo *bar{→baz*}"), ("*foo [bar* baz]", "foo [bar{i} baz]"),
    ("[foo <bar attr=\"](baz)\">", "[foo <bar attr=\"](baz)\">{html}"),
    ("[foo`](/uri)`", "[foo](/uri){c}"),
    (
      "[foo<https://example.com/?search=](uri)>",
      "[foohttps://example.com/?search=](uri){→https://example.com/?search=](uri)}"
    ),
  ])
  func textOfLinks(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    ("[foo][bar]", "foo{→/url}"), ("[link [foo [bar]]][ref]", "[link [foo bar{→/url}]]ref{→/uri}"),
    ("[link \\[bar][ref]", "link [bar{→/uri}"), ("[foo][BaR]", "foo{→/url}"),
    ("[bar][]", "bar{→/url}"), ("[bar]", "bar{→/url}"), ("[*foo* bar][]", "[foo{i} bar][]"),
    ("[bar] []", "bar{→/url} []"), ("[bar](not a link)", "bar{→/url}(not a link)"),
    ("[foo] [bar]", "[foo] bar{→/url}"), ("[foo][missing]", "[foo][missing]"), ("![bar]", "bar{img /url}"),
    ("!\\[bar]", "![bar]"), ("\\![bar]", "!bar{→/url}"), ("[bar]: x", "bar{→/url}: x"),
    ("[ bar  ]", " bar  {→/url}"), ("[foo][ref[]", "[foo][ref[]"), ("[x [bar](/u)][ref]", "[x bar{→/u}]ref{→/uri}"),
  ])
  func labels(markdown: String, pieces: String) {
    #expect(read(markdown, references: ["bar": "/url", "ref": "/uri"]) == pieces)
  }

  @Test(arguments: [
    ("![foo](/url \"title\")", "foo{img /url}"),
    ("![foo ![bar](/url)](/url2)", "foo {img /url2}bar{img /url2,img /url}"),
    ("![foo [bar](/url)](/url2)", "foo {img /url2}bar{img /url2,→/url}"),
    ("My ![foo bar](/path/to/train.jpg  \"title\"   )", "My foo bar{img /path/to/train.jpg}"), ("![](/url)", ""),
    ("![foo]", "![foo]"), ("!a", "!a"),
  ])
  func images(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  @Test(arguments: [
    (
      "<https://foo.bar.baz/test?q=hello&id=22>",
      "https://foo.bar.baz/test?q=hello&id=22{→https://foo.bar.baz/test?q=hello&id=22}"
    ), ("<MAILTO:FOO@BAR.BAZ>", "MAILTO:FOO@BAR.BAZ{→MAILTO:FOO@BAR.BAZ}"),
    ("<a+b+c:d>", "a+b+c:d{→a+b+c:d}"),
    ("<made-up-scheme://foo,./bar>", "made-up-scheme://foo,./bar{→made-up-scheme://foo,./bar}"),
    ("<https://../>", "https://../{→https://../}"),
    ("<localhost:5001/foo>", "localhost:5001/foo{→localhost:5001/foo}"),
    ("<https://example.com/\\[\\>", "https://example.com/\\[\\{→https://example.com/\\[\\}"),
    ("<foo@bar.example.com>", "foo@bar.example.com{→mailto:foo@bar.example.com}"), ("<>", "<>"), ("<m:abc>", "<m:abc>"),
    ("<foo.bar.baz>", "<foo.bar.baz>"),
    ("<abcdefghijklmnopqrstuvwxyz-01234567:a>", "<abcdefghijklmnopqrstuvwxyz-01234567:a>"),
  ])
  func addressesInAngles(markdown: String, pieces: String) { #expect(read(markdown) == pieces) }

  // MARK: HTML

  @Test(arguments: [
    "<a><bab><c2c>", "<a/><b2/>", "<a  /><b2\ndata=\"foo\" >",
    "<a foo=\"bar\" bam = 'baz <em>\"</em>'\n_boolean zoop:33=zoop:33 />", "</a></foo >",
    "<!-- this is a --\ncomment - with hyphens -->",
    "<!--->", "<!-->", "<?php echo $a; ?>", "<!ELEMENT br EMPTY>", "<![CDATA[>&<]]>", "<a href=\"&ouml;\">",
    "<a href=\"\\*\">", "<responsive-image src=\"foo.jpg\" />",
  ])
  func tagsAreKeptAsTheyAre(html: String) { #expect(read("x \(html) y") == "x \(html){html} y") }

  @Test(arguments: [
    "<33> <__>", "<a h*#ref=\"hi\">", "<a href=\"hi'> <a href=hi'>", "< a><\nfoo><bar/ >\n<foo bar=baz\nbim!bop />",
    "<a href='bar'title=title>", "</a href=\"foo\">", "<a href=\"\\\"\">", "<>", "<!a", "<?a",
  ])
  func otherAnglesAreText(markdown: String) {
    // Escapes are read outside tags.
    #expect(read(markdown) == markdown.replacing("\\\"", with: "\""))
  }
}
