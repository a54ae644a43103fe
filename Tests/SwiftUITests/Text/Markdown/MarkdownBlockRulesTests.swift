import Testing

@testable import CanopyText

/// Blocks by the examples of CommonMark: each document, and the blocks that it consists of.
@Suite struct MarkdownBlockRulesTests {
  /// Returns the blocks as text: `p(…)`, `h1(…)`, `code(…)`, `hr`, `q[…]`, and lists with their items, such as `ul[… | …]`.
  private func read(_ markdown: String) -> String { text(of: MarkdownDocument(markdown).blocks) }

  private func text(of blocks: [MarkdownBlock]) -> String { blocks.map(text).joined(separator: " ") }

  private func text(of block: MarkdownBlock) -> String {
    switch block {
    case .paragraph(let text): return "p(\(text))"
    case .header(let level, let text): return "h\(level)(\(text))"
    case .code(let code, let language): return "\(language.map { "\($0):" } ?? "")code(\(code))"
    case .html(let html): return "html(\(html))"
    case .thematicBreak: return "hr"
    case .quote(let blocks): return "q[\(text(of: blocks))]"
    case .list(let start, let items):
      return "\(start.map { "ol\($0)" } ?? "ul")[\(items.map(text).joined(separator: " | "))]"
    case .table(_, let header, let rows): return "table(\(([header] + rows).map { $0.joined(separator: ",") }))"
    }
  }

  @Test(arguments: [
    ("\tfoo\tbaz\t\tbim", "code(foo\tbaz\t\tbim\n)"), ("  - foo\n\n\tbar", "ul[p(foo) p(bar)]"),
    ("- foo\n\n\t\tbar", "ul[p(foo) code(  bar\n)]"), (">\t\tfoo", "q[code(  foo\n)]"),
    ("    foo\n\tbar", "code(foo\nbar\n)"), (" - foo\n   - bar\n\t - baz", "ul[p(foo) ul[p(bar) ul[p(baz)]]]"),
    ("#\tFoo", "h1(Foo)"), ("*\t*\t*\t", "hr"),
  ])
  func tabsAreFourColumnsWide(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("+++", "p(+++)"), ("===", "p(===)"), ("--\n**\n__", "p(--\n**\n__)"), (" ***\n  ***\n   ***", "hr hr hr"),
    ("    ***", "code(***\n)"), ("Foo\n    ***", "p(Foo\n***)"), ("_____________________________________", "hr"),
    (" - - -", "hr"), ("- - - -    ", "hr"), ("_ _ _ _ a\n\na------\n\n---a---", "p(_ _ _ _ a) p(a------) p(---a---)"),
    ("- foo\n***\n- bar", "ul[p(foo)] hr ul[p(bar)]"), ("Foo\n***\nbar", "p(Foo) hr p(bar)"),
    ("* Foo\n* * *\n* Bar", "ul[p(Foo)] hr ul[p(Bar)]"), ("- Foo\n- * * *", "ul[p(Foo) | hr]"),
  ])
  func thematicBreaks(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("####### foo", "p(####### foo)"), ("#5 bolt\n\n#hashtag", "p(#5 bolt) p(#hashtag)"), ("\\## foo", "p(\\## foo)"),
    ("#                  foo                     ", "h1(foo)"),
    (" ### foo\n  ## foo\n   # foo", "h3(foo) h2(foo) h1(foo)"),
    ("    # foo", "code(# foo\n)"), ("foo\n    # bar", "p(foo\n# bar)"),
    ("## foo ##\n  ###   bar    ###", "h2(foo) h3(bar)"),
    ("# foo ##################################\n##### foo ##", "h1(foo) h5(foo)"), ("### foo ###     ", "h3(foo)"),
    ("### foo ### b", "h3(foo ### b)"), ("# foo#", "h1(foo#)"), ("### foo \\###", "h3(foo \\###)"),
    ("****\n## foo\n****", "hr h2(foo) hr"), ("Foo bar\n# baz\nBar foo", "p(Foo bar) h1(baz) p(Bar foo)"),
    ("## \n#\n### ###", "h2() h1() h3()"),
  ])
  func headings(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("Foo *bar*\n=========\n\nFoo *bar*\n---------", "h1(Foo *bar*) h2(Foo *bar*)"),
    ("Foo *bar\nbaz*\n====", "h1(Foo *bar\nbaz*)"),
    ("Foo\n=", "h1(Foo)"), ("   Foo\n---\n\n  Foo\n-----", "h2(Foo) h2(Foo)"),
    ("    Foo\n    ---\n\n    Foo\n---", "code(Foo\n---\n\nFoo\n) hr"), ("Foo\n   ----      ", "h2(Foo)"),
    ("Foo\n    ---", "p(Foo\n---)"), ("Foo\n= =\n\nFoo\n--- -", "p(Foo\n= =) p(Foo) hr"), ("Foo  \n-----", "h2(Foo)"),
    ("> Foo\n---", "q[p(Foo)] hr"), ("> foo\nbar\n===", "q[p(foo\nbar\n===)]"), ("- Foo\n---", "ul[p(Foo)] hr"),
    ("Foo\nBar\n---", "h2(Foo\nBar)"), ("---\nFoo\n---\nBar\n---\nBaz", "hr h2(Foo) h2(Bar) p(Baz)"),
    ("\n====", "p(====)"),
    ("---\n---", "hr hr"), ("    foo\n---", "code(foo\n) hr"), ("\\> foo\n------", "h2(\\> foo)"),
    ("Foo\n\nbar\n---\nbaz", "p(Foo) h2(bar) p(baz)"), ("Foo\nbar\n\n---\n\nbaz", "p(Foo\nbar) hr p(baz)"),
    ("Foo\nbar\n* * *\nbaz", "p(Foo\nbar) hr p(baz)"), ("Foo\nbar\n\\---\nbaz", "p(Foo\nbar\n\\---\nbaz)"),
  ])
  func underlinedHeadings(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("    a simple\n      indented code block", "code(a simple\n  indented code block\n)"),
    ("  - foo\n\n    bar", "ul[p(foo) p(bar)]"),
    ("1.  foo\n\n    - bar", "ol1[p(foo) ul[p(bar)]]"),
    ("    <a/>\n    *hi*\n\n    - one", "code(<a/>\n*hi*\n\n- one\n)"),
    ("    chunk1\n\n    chunk2\n  \n \n \n    chunk3", "code(chunk1\n\nchunk2\n\n\n\nchunk3\n)"),
    ("    chunk1\n      \n      chunk2", "code(chunk1\n  \n  chunk2\n)"), ("Foo\n    bar\n", "p(Foo\nbar)"),
    ("    foo\nbar", "code(foo\n) p(bar)"),
    ("# Heading\n    foo\nHeading\n------\n    foo\n----", "h1(Heading) code(foo\n) h2(Heading) code(foo\n) hr"),
    ("        foo\n    bar", "code(    foo\nbar\n)"), ("\n    \n    foo\n    \n", "code(foo\n)"),
    ("    foo  ", "code(foo  \n)"),
  ])
  func indentedCode(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("```\n<\n >\n```", "code(<\n >\n)"), ("~~~\n<\n >\n~~~", "code(<\n >\n)"), ("``\nfoo\n``", "p(``\nfoo\n``)"),
    ("```\naaa\n~~~\n```", "code(aaa\n~~~\n)"), ("````\naaa\n```\n``````", "code(aaa\n```\n)"), ("```", "code()"),
    ("`````\n\n```\naaa", "code(\n```\naaa\n)"), ("> ```\n> aaa\n\nbbb", "q[code(aaa\n)] p(bbb)"),
    ("```\n\n  \n```", "code(\n  \n)"),
    ("```\n```", "code()"), (" ```\n aaa\naaa\n```", "code(aaa\naaa\n)"),
    ("   ```\n   aaa\n    aaa\n  aaa\n   ```", "code(aaa\n aaa\naaa\n)"),
    ("    ```\n    aaa\n    ```", "code(```\naaa\n```\n)"), ("```\naaa\n  ```", "code(aaa\n)"),
    ("```\naaa\n    ```", "code(aaa\n    ```\n)"),
    ("~~~~~~\naaa\n~~~ ~~", "code(aaa\n~~~ ~~\n)"), ("foo\n```\nbar\n```\nbaz", "p(foo) code(bar\n) p(baz)"),
    ("foo\n---\n~~~\nbar\n~~~\n# baz", "h2(foo) code(bar\n) h1(baz)"),
    ("~~~~  ruby x=3 $%@#$\ndef\n~~~~~~~", "ruby x=3 $%@#$:code(def\n)"),
    ("````;\n````", ";:code()"), ("~~~ aa ``` ~~~\nfoo\n~~~", "aa ``` ~~~:code(foo\n)"),
    ("```\n``` aaa\n```", "code(``` aaa\n)"),
  ])
  func fencedCode(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test func lastLineEndIsNotALineOfCode() {
    #expect(read("```\naaa\n") == "code(aaa\n)")
    #expect(read("```\naaa\n\n") == "code(aaa\n\n)")
    #expect(read("> ```\n> aaa\n") == "q[code(aaa\n)]")
    #expect(read("<!-- aaa\n") == "html(<!-- aaa\n)")
    #expect(read("aaa\r\n\r\nbbb\r\n") == "p(aaa) p(bbb)")
  }

  @Test(arguments: [
    ("> # Foo\n> bar\n> baz", "q[h1(Foo) p(bar\nbaz)]"), ("># Foo\n>bar\n> baz", "q[h1(Foo) p(bar\nbaz)]"),
    ("   > # Foo\n   > bar\n > baz", "q[h1(Foo) p(bar\nbaz)]"), ("    > # Foo\n    > bar", "code(> # Foo\n> bar\n)"),
    ("> bar\nbaz\n> foo", "q[p(bar\nbaz\nfoo)]"), ("> - foo\n- bar", "q[ul[p(foo)]] ul[p(bar)]"),
    (">     foo\n    bar", "q[code(foo\n)] code(bar\n)"), ("> ```\nfoo\n```", "q[code()] p(foo) code()"),
    ("> foo\n    - bar", "q[p(foo\n- bar)]"), (">", "q[]"), (">\n>  \n> ", "q[]"), (">\n> foo\n>  ", "q[p(foo)]"),
    ("> foo\n\n> bar", "q[p(foo)] q[p(bar)]"), ("> foo\n>\n> bar", "q[p(foo) p(bar)]"),
    ("foo\n> bar", "p(foo) q[p(bar)]"),
    ("> aaa\n***\n> bbb", "q[p(aaa)] hr q[p(bbb)]"), ("> bar\n>\nbaz", "q[p(bar)] p(baz)"),
    ("> > > foo\nbar", "q[q[q[p(foo\nbar)]]]"),
    (">>> foo\n> bar\n>>baz", "q[q[q[p(foo\nbar\nbaz)]]]"),
    (">     code\n\n>    not code", "q[code(code\n)] q[p(not code)]"),
  ])
  func quotes(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  /// In a block of code, what looks like the beginning or the end of another one has no meaning.
  @Test(arguments: [
    ("> ````\n> ```\n> x\nb", "q[code(```\nx\n)] p(b)"), ("> ```\n> ~~~\n> x\nb", "q[code(~~~\nx\n)] p(b)"),
    ("> ```\n> ``` a\n> x\nb", "q[code(``` a\nx\n)] p(b)"),
    ("> ```\n> <div>\n> ```\n> a\nb", "q[code(<div>\n) p(a\nb)]"),
    ("- ````\n  ```\n  x\nb", "ul[code(```\nx\n)] p(b)"),
    ("> <div>\n> ```\n>\n> a\nb", "q[html(<div>\n```\n) p(a\nb)]"),
  ])
  func codeInAContainerEndsWithTheContainer(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("- one\n\n two", "ul[p(one)] p(two)"), ("- one\n\n  two", "ul[p(one) p(two)]"),
    (" -    one\n\n     two", "ul[p(one)] code( two\n)"),
    (" -    one\n\n      two", "ul[p(one) p(two)]"), ("   > > 1.  one\n>>\n>>     two", "q[q[ol1[p(one) p(two)]]]"),
    (">>- one\n>>\n  >  > two", "q[q[ul[p(one)] p(two)]]"), ("-one\n\n2.two", "p(-one) p(2.two)"),
    ("- foo\n\n\n  bar", "ul[p(foo) p(bar)]"),
    ("1.  foo\n\n    ```\n    bar\n    ```\n\n    baz\n\n    > bam", "ol1[p(foo) code(bar\n) p(baz) q[p(bam)]]"),
    ("- Foo\n\n      bar\n\n\n      baz", "ul[p(Foo) code(bar\n\n\nbaz\n)]"), ("123456789. ok", "ol123456789[p(ok)]"),
    ("1234567890. not ok", "p(1234567890. not ok)"), ("0. ok", "ol0[p(ok)]"), ("003. ok", "ol3[p(ok)]"),
    ("-1. not ok", "p(-1. not ok)"),
    ("  10.  foo\n\n           bar", "ol10[p(foo) code(bar\n)]"),
    (
      "1.     indented code\n\n   paragraph\n\n       more code",
      "ol1[code(indented code\n) p(paragraph) code(more code\n)]"
    ),
    ("1.      indented code", "ol1[code( indented code\n)]"), ("-    foo\n\n  bar", "ul[p(foo)] p(bar)"),
    ("-  foo\n\n   bar", "ul[p(foo) p(bar)]"),
    ("-\n  foo\n-\n  ```\n  bar\n  ```\n-\n      baz", "ul[p(foo) | code(bar\n) | code(baz\n)]"),
    ("-   \n  foo", "ul[p(foo)]"),
    ("-\n\n  foo", "ul[] p(foo)"), ("- foo\n-\n- bar", "ul[p(foo) |  | p(bar)]"),
    ("- foo\n-   \n- bar", "ul[p(foo) |  | p(bar)]"),
    ("1. foo\n2.\n3. bar", "ol1[p(foo) |  | p(bar)]"), ("*", "ul[]"), ("foo\n*\n\nfoo\n1.", "p(foo\n*) p(foo\n1.)"),
  ])
  func listItems(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("  1.  A paragraph\nwith two lines.", "ol1[p(A paragraph\nwith two lines.)]"),
    ("> 1. > Quote\ncontinued.", "q[ol1[q[p(Quote\ncontinued.)]]]"),
    ("> 1. > Quote\n> continued.", "q[ol1[q[p(Quote\ncontinued.)]]]"),
    ("- foo\n  - bar\n    - baz\n      - boo", "ul[p(foo) ul[p(bar) ul[p(baz) ul[p(boo)]]]]"),
    ("- foo\n - bar\n  - baz\n   - boo", "ul[p(foo) | p(bar) | p(baz) | p(boo)]"),
    ("10) foo\n    - bar", "ol10[p(foo) ul[p(bar)]]"),
    ("10) foo\n   - bar", "ol10[p(foo)] ul[p(bar)]"), ("- - foo", "ul[ul[p(foo)]]"),
    ("1. - 2. foo", "ol1[ul[ol2[p(foo)]]]"),
    ("- # Foo\n- Bar\n  ---\n  baz", "ul[h1(Foo) | h2(Bar) p(baz)]"),
    ("- foo\n- bar\n+ baz", "ul[p(foo) | p(bar)] ul[p(baz)]"),
    ("1. foo\n2. bar\n3) baz", "ol1[p(foo) | p(bar)] ol3[p(baz)]"), ("Foo\n- bar\n- baz", "p(Foo) ul[p(bar) | p(baz)]"),
    ("The number is\n14.  The number is\n1.  x", "p(The number is\n14.  The number is) ol1[p(x)]"),
    ("- a\n - b\n  - c\n   - d\n  - e\n - f\n- g", "ul[p(a) | p(b) | p(c) | p(d) | p(e) | p(f) | p(g)]"),
    ("1. a\n\n  2. b\n\n   3. c", "ol1[p(a) | p(b) | p(c)]"),
    ("- a\n - b\n  - c\n   - d\n    - e", "ul[p(a) | p(b) | p(c) | p(d\n- e)]"),
    ("1. a\n\n  2. b\n\n    3. c", "ol1[p(a) | p(b)] code(3. c\n)"),
    ("* a\n*\n\n* c", "ul[p(a) |  | p(c)]"), ("- a\n- b\n\n  c\n- d", "ul[p(a) | p(b) p(c) | p(d)]"),
    ("- a\n- b\n\n  [ref]: /url\n- d", "ul[p(a) | p(b) | p(d)]"),
    ("- a\n- ```\n  b\n\n\n  ```\n- c", "ul[p(a) | code(b\n\n\n) | p(c)]"),
    ("* a\n  > b\n  >\n* c", "ul[p(a) q[p(b)] | p(c)]"),
    ("- a\n  > b\n  ```\n  c\n  ```\n- d", "ul[p(a) q[p(b)] code(c\n) | p(d)]"),
    ("* foo\n  * bar\n\n  baz", "ul[p(foo) ul[p(bar)] p(baz)]"),
    ("- a\n  - b\n  - c\n\n- d\n  - e\n  - f", "ul[p(a) ul[p(b) | p(c)] | p(d) ul[p(e) | p(f)]]"),
    ("- foo\n\n<!-- -->\n\n- bar", "ul[p(foo)] html(<!-- -->\n) ul[p(bar)]"),
  ])
  func lists(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("[foo]: /url \"title\"\n\n[foo]", "p([foo])"),
    ("   [foo]: \n      /url  \n           'the title'  \n\n[foo]", "p([foo])"),
    ("[foo]: /url 'title\n\nwith blank line'\n\n[foo]", "p([foo]: /url 'title) p(with blank line') p([foo])"),
    ("[foo]:\n\n[foo]", "p([foo]:) p([foo])"),
    ("[foo]: <bar>(baz)\n\n[foo]", "p([foo]: <bar>(baz)) p([foo])"), ("[foo]: /url", ""),
    ("[\nfoo\n]: /url\nbar", "p(bar)"),
    ("[foo]: /url \"title\" ok", "p([foo]: /url \"title\" ok)"), ("[foo]: /url\n\"title\" ok", "p(\"title\" ok)"),
    ("    [foo]: /url \"title\"", "code([foo]: /url \"title\"\n)"), ("Foo\n[bar]: /baz", "p(Foo\n[bar]: /baz)"),
    ("# [Foo]\n[foo]: /url\n> bar", "h1([Foo]) q[p(bar)]"),
    ("[foo]: /url\nbar\n===", "h1(bar)"), ("[foo]: /url\n===\n[foo]", "p(===\n[foo])"),
    ("[foo]\n\n> [foo]: /url", "p([foo]) q[]"),
  ])
  func linkDefinitions(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test func firstDefinitionOfALabelCounts() {
    #expect(MarkdownDocument("[foo]: first\n[foo]: second").references == ["foo": "first"])
    #expect(MarkdownDocument("[ΑΓΩ]: /φου").references == ["αγω": "/φου"])
    #expect(MarkdownDocument("> [foo]: /url\n\n- [bar]: /other").references == ["foo": "/url", "bar": "/other"])
  }

  @Test(arguments: [
    ("aaa\n\nbbb", "p(aaa) p(bbb)"), ("aaa\nbbb\n\nccc\nddd", "p(aaa\nbbb) p(ccc\nddd)"),
    ("aaa\n\n\nbbb", "p(aaa) p(bbb)"),
    ("  aaa\n bbb", "p(aaa\nbbb)"), ("aaa\n             bbb\n                       ccc", "p(aaa\nbbb\nccc)"),
    ("    aaa\nbbb", "code(aaa\n) p(bbb)"),
    ("  \n\naaa\n  \n\n# aaa\n\n  ", "p(aaa) h1(aaa)"), ("\n\n", ""), ("   ", ""),
  ])
  func paragraphs(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }

  @Test(arguments: [
    ("| foo | bar |\n| --- | --- |\n| baz | bim |", "table([\"foo,bar\", \"baz,bim\"])"),
    ("| f\\|oo  |\n| ------ |\n| b `\\|` az |", "table([\"f|oo\", \"b `|` az\"])"),
    ("| abc | def |\n| --- | --- |\n| bar | baz |\n> bar", "table([\"abc,def\", \"bar,baz\"]) q[p(bar)]"),
    ("| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar", "table([\"abc,def\", \"bar,baz\", \"bar,\"]) p(bar)"),
    ("| abc | def |\n| --- |\n| bar |", "p(| abc | def |\n| --- |\n| bar |)"),
    ("| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |", "table([\"abc,def\", \"bar,\", \"bar,baz\"])"),
    ("| abc | def |\n| --- | --- |", "table([\"abc,def\"])"),
  ])
  func tables(markdown: String, blocks: String) { #expect(read(markdown) == blocks) }
}
