import Testing

/// Texts and their selections after sequences of keys, as on macOS and iOS. See `EditingSequence` for the notation.
@MainActor
@Suite("Sequences of edits")
struct EditingSequenceTests {
  @Test(
    "Letters, words and lines are edited in a field",
    arguments: inBoth + onlyInFields)
  func fieldsEdit(_ sequence: EditingSequence) throws { try sequence.check(in: .field) }

  @Test(
    "Letters, words and lines are edited in an editor",
    arguments: inBoth + paragraphs + onlyInEditors)
  func editorsEdit(_ sequence: EditingSequence) throws { try sequence.check(in: .editor) }
}

private typealias S = EditingSequence

private let inBoth: [S] = Array(
  [
    moves, extensions, movesFromSelections, deletions, typing, undoing, copying, marks, emoji, arabic, hebrew,
    compositions,
    clicks,
  ].joined())

/// An E with an acute accent of its own.
private let é = "e\u{301}"
private let family = "👨‍👩‍👧‍👦"

private let moves: [S] = [
  S("one two|", "←", "one tw|o"), S("|one", "←", "|one"), S("one|", "→", "one|"), S("o|ne", "→ →", "one|"),
  S("|", "← → ↑ ↓", "|"),
  // Words end behind their last letter going forward, and begin at their first going backward.
  S("one two|", "⌥←", "one |two"), S("one two|", "⌥← ⌥←", "|one two"), S("|one two", "⌥→", "one| two"),
  S("one| two", "⌥→", "one two|"), S("one| two", "⌃→", "one two|"), S("one| two", "⌃←", "|one two"),
  S("one, two|", "⌥← ⌥←", "|one, two"), S("|one, two", "⌥→ ⌥→", "one, two|"), S("on|e two", "⌥→", "one| two"),
  S("one tw|o", "⌥←", "one |two"), S("one  two|", "⌥← ⌥←", "|one  two"),
  S("|don’t go", "⌥→", "don’t| go"), S("|it's so", "⌥→", "it's| so"), S("|3.14 m", "⌥→", "3.14| m"),
  S("|1,000 m", "⌥→", "1,000| m"), S("|snake_case x", "⌥→", "snake_case| x"), S("|well-known", "⌥→", "well|-known"),
  S("|well-known", "⌥→ ⌥→", "well-known|"), S("  |  ", "⌥←", "|    "), S("  |  ", "⌥→", "    |"),
  S("(one)|", "⌥←", "(|one)"), S("|(one)", "⌥→", "(one|)"),
  // The ends of the line and of the text.
  S("o|ne two", "⌘←", "|one two"), S("o|ne two", "⌘→", "one two|"), S("o|ne two", "↖", "|one two"),
  S("o|ne two", "↘", "one two|"), S("o|ne two", "⌃↖", "|one two"), S("o|ne two", "⌃↘", "one two|"),
  S("o|ne two", "⌘↑", "|one two"), S("o|ne two", "⌘↓", "one two|"),
  // The first line has no line above it, and the last one no line below it.
  S("o|ne two", "↑", "|one two"), S("o|ne two", "↓", "one two|"), S("|one", "↑", "|one"), S("one|", "↓", "one|"),
]

private let extensions: [S] = [
  S("one two|", "⇧←", "one tw^o|"), S("one two|", "⇧← ⇧→", "one two|"), S("one| two", "⇧→ ⇧→", "one^ t|wo"),
  S("one| two", "⇧→ ⇧← ⇧←", "on^e| two"), S("|one", "⇧←", "|one"), S("^one| two", "⇧→", "^one |two"),
  S("^one| two", "⇧←", "^on|e two"),
  S("one two|", "⌥⇧←", "one ^two|"), S("one two|", "⌥⇧← ⌥⇧←", "^one two|"), S("one two|", "⌃⇧←", "one ^two|"),
  S("one two three|", "⌥⇧← ⌥⇧← ⌥⇧→", "one two^ three|"), S("|one two", "⌥⇧→ ⌥⇧→", "^one two|"),
  S("on|e two", "⇧↖", "^on|e two"), S("on|e two", "⇧↘", "on^e two|"), S("on|e two", "⇧⌘←", "^on|e two"),
  S("on|e two", "⇧⌘→", "on^e two|"), S("on|e two", "⇧↑", "^on|e two"), S("on|e two", "⇧↓", "on^e two|"),
  S("on|e two", "⇧⌘↑", "^on|e two"), S("on|e two", "⇧⌘↓", "on^e two|"), S("on|e two", "⇧↖ ⇧↘", "on^e two|"),
  S("on|e", "⌘a", "^one|"), S("on|e", "⌃a", "^one|"), S("|", "⌘a", "|"), S("on|e", "⌘a ⇧←", "^on|e"),
]

/// A selection collapses to the edge in the direction of the key, and moving by more begins there.
private let movesFromSelections: [S] = [
  S("one ^two| three", "←", "one |two three"), S("one ^two| three", "→", "one two| three"),
  S("one two| three", "⇧← ←", "one tw|o three"), S("one two| three", "⇧← →", "one two| three"),
  S("one ^two| three", "⌥→", "one two three|"), S("one ^two| three", "⌥←", "|one two three"),
  S("one two| three", "⌥⇧← ⌥→", "one two three|"), S("one two| three", "⌥⇧← ⌥←", "|one two three"),
  S("one |two three", "⌥⇧→ ⌥←", "|one two three"), S("one |two three", "⌥⇧→ ⌥→", "one two three|"),
  S("one ^two| three", "↖", "|one two three"), S("one ^two| three", "↘", "one two three|"),
  S("one ^two| three", "⌘←", "|one two three"), S("one ^two| three", "⌘→", "one two three|"),
  S("one ^two| three", "↑", "|one two three"), S("one ^two| three", "↓", "one two three|"),
  S("on|e", "⌘a ←", "|one"), S("on|e", "⌘a →", "one|"),
]

private let deletions: [S] = [
  S("one|", "⌫", "on|"), S("|one", "⌫", "|one"), S("one|", "⌦", "one|"), S("|one", "⌦", "|ne"), S("|", "⌫ ⌦", "|"),
  S("o|ne", "⌫", "|ne"), S("o|ne", "⌦", "o|e"), S("one two|", "⌫ ⌫ ⌫ ⌫", "one|"),
  S("one ^two| three", "⌫", "one | three"), S("one ^two| three", "⌦", "one | three"),
  S("one ^two| three", "⌥⌫", "one | three"), S("one ^two| three", "⌘⌫", "one | three"), S("one two|", "⌥⇧← ⌫", "one |"),
  S("one two|", "⌥⌫", "one |"), S("one two |", "⌥⌫", "one |"), S("one two|", "⌃⌫", "one |"),
  S("one two|", "⌥⌫ ⌥⌫", "|"), S("|one two", "⌥⌦", "| two"), S("|one two", "⌃⌦", "| two"),
  S("one| two", "⌥⌦", "one|"), S("one, t|wo", "⌥⌫", "one, |wo"), S("don’t|", "⌥⌫", "|"), S("a, b|", "⌥⌫ ⌥⌫", "|"),
  S("one| two", "⌘⌫", "| two"), S("one| two", "⌘⌦", "one|"), S("on|e", "⌘a ⌫", "|"),
]

private let typing: [S] = [
  S("|", "'one'", "one|"), S("one|", "' two'", "one two|"), S("o|e", "'n'", "on|e"), S("|ne", "'o'", "o|ne"),
  S("one ^two| three", "'x'", "one x| three"), S("^one|", "'x' 'y'", "xy|"), S("one|", "⌘a 'x'", "x|"),
  S("one|", "⇧← 'x'", "onx|"), S("|", "'a b'", "a b|"), S("one|", "⌫ 'x' ⌫ 'y'", "ony|"),
]

private let undoing: [S] = [
  S("|", "'one' ⌘z", "|"), S("|", "'one' ⌘z ⇧⌘z", "one|"), S("|", "'one' ⌃z", "|"), S("|", "'one' ⌃z ⌃y", "one|"),
  S("|", "'a' ⌘z ⇧⌘z ⌘z ⇧⌘z", "a|"), S("one|", "⌘z", "one|"), S("one|", "⇧⌘z", "one|"),
  // Letters are undone together, deletions as well, until the other begins or the insertion point moves.
  S("one|", "⌫ ⌫ ⌘z", "one|"), S("one|", "⌫ 'x' ⌘z", "on|"), S("one|", "⌫ 'x' ⌘z ⌘z", "one|"),
  S("|", "'one' ← 'x' ⌘z", "on|e"), S("|", "'one' ← 'x' ⌘z ⌘z", "|"), S("|", "'ab' ⌫ ⌘z", "ab|"),
  // Undoing selects again what was replaced.
  S("one ^two| three", "'x' ⌘z", "one ^two| three"), S("one ^two| three", "⌫ ⌘z", "one ^two| three"),
  S("one|", "⌘a 'xy' ⌘z", "^one|"), S("one two|", "⌥⌫ ⌘z", "one two|"), S("|one two", "⌥⌦ ⌘z", "|one two"),
  // A new change discards what was undone.
  S("|", "'a' ⌘z 'b' ⇧⌘z", "b|"), S("|", "'a' ⌘z 'b' ⌘z", "|"),
  S("one|", "⌘a ⌘x ⌘z", "^one|"), S("one|", "⌘a ⌘x ⌘v ⌘z", "|"), S("one|", "⌘a ⌘x ⌘v ⌘z ⌘z", "^one|"),
  S("|", "“one” ⌘v 'x' ⌘z", "one|"), S("|", "“one” ⌘v ⌘v ⌘z", "one|"),
]

private let copying: [S] = [
  S("one ^two| three", "⌘c ↘ ⌘v", "one two threetwo|"), S("one ^two| three", "⌘x", "one | three"),
  S("one ^two| three", "⌘x ↖ ⌘v", "two|one  three"), S("one ^two| three", "⌃c ↖ ⌃v", "two|one two three"),
  S("one|", "⌘c ⌘v", "one|"), S("one|", "⌘x", "one|"), S("one|", "“two” ⌘v", "onetwo|"), S("^one|", "“two” ⌘v", "two|"),
  S("one ^two| three", "⌘c", "one ^two| three"), S("o|ne", "“é” ⌘v ⌘v", "oéé|ne"),
]

/// A letter and its accents are one character, also when they are typed one after the other.
private let marks: [S] = [
  S("caf\(é)|", "⌫", "caf|"), S("caf\(é)|", "←", "caf|\(é)"), S("caf|\(é)", "→", "caf\(é)|"),
  S("caf|\(é)", "⌦", "caf|"),
  S("e|", "'\u{301}'", "\(é)|"), S("e|x", "'\u{301}'", "\(é)|x"), S("a|\(é)", "⇧→", "a^\(é)|"),
  S("e|", "'\u{301}' ⌫", "|"), S("e|", "'\u{301}' ⌘z", "e|"), S("|\u{301}x", "'e'", "\(é)|x"),
  S("n\u{303}|", "⌥⌫", "|"), S("|sen\u{303}or a", "⌥→", "sen\u{303}or| a"), S("e\u{301}\u{323}|", "⌫", "|"),
  S("\(é)|", "⌫ ⌘z", "\(é)|"), S("Z\u{30A}\u{327}o|", "← ←", "|Z\u{30A}\u{327}o"),
  S("\u{1112}\u{1161}\u{11AB}|", "⌫", "|"), S("한국|", "⌫", "한|"), S("한국|", "←", "한|국"),
  S("a^\(é)|b", "'x'", "ax|b"), S("か\u{3099}|", "⌫", "|"), S("^caf\(é)|", "⌘c → ⌘v", "caf\(é)caf\(é)|"),
]

private let emoji: [S] = [
  S("a\(family)|", "⌫", "a|"), S("a\(family)|", "←", "a|\(family)"), S("|\(family)b", "→", "\(family)|b"),
  S("|\(family)b", "⌦", "|b"), S("a|\(family)b", "⇧→ ⌫", "a|b"), S("\(family)|", "⌫ ⌘z", "\(family)|"),
  S("^\(family)|", "⌘c → ⌘v", "\(family)\(family)|"), S("a|", "'\(family)'", "a\(family)|"),
  S("a|b", "'\(family)' ⇧←", "a^\(family)|b"),
  // Flags are pairs of letters, so the pairs must stay together.
  S("🇩🇪🇫🇷|", "⌫", "🇩🇪|"), S("🇩🇪🇫🇷|", "←", "🇩🇪|🇫🇷"), S("🇩🇪|🇫🇷🇮🇹", "⌦", "🇩🇪|🇮🇹"), S("🇩🇪|🇫🇷", "⌫", "|🇫🇷"),
  S("🇩🇪🇫🇷|", "⇧← 'x'", "🇩🇪x|"),
  S("👍🏽|", "⌫", "|"), S("1️⃣|", "⌫", "|"), S("❤️|", "⌫", "|"), S("🏴󠁧󠁢󠁥󠁮󠁧󠁿|", "⌫", "|"), S("|", "'👍🏽'", "👍🏽|"),
  S("👩|", "{\u{200D}} {💻}", "👩‍💻|"), S("👩|", "{\u{200D}} {💻} ⌫", "|"),
  S("hi 👍 yo|", "⌥← ⌥←", "hi |👍 yo"), S("a👍|", "⌥⌫", "a|"),
]

/// In a line from right to left, the right arrow moves backward.
private let arabic: [S] = [
  S("سلام|", "→", "سلا|م"), S("|سلام", "←", "س|لام"), S("سلام|", "←", "سلام|"), S("سلام|", "⌫", "سلا|"),
  S("|سلام", "⌦", "|لام"), S("سلام عليكم|", "⌥→", "سلام |عليكم"), S("|سلام عليكم", "⌥←", "سلام| عليكم"),
  S("سلام عليكم|", "⌥⌫", "سلام |"), S("|سلام عليكم", "⌥⌦", "| عليكم"), S("سل|ام", "↖", "|سلام"),
  S("سل|ام", "↘", "سلام|"),
  S("سل|ام", "⌘→", "|سلام"), S("سل|ام", "⌘←", "سلام|"), S("سلام|", "⇧→ ⇧→", "سل^ام|"), S("سلام|", "⇧→ ⇧→ ⌫", "سل|"),
  S("سلام|", "⇧→ ⇧→ →", "سل|ام"), S("سلام|", "⇧→ ⇧→ ←", "سلام|"), S("|", "'سلام'", "سلام|"),
  S("سلام|", "⌘a ⌫ ⌘z", "^سلام|"),
  // A ligature of two letters is deleted one letter at a time.
  S("لا|", "⌫", "ل|"), S("لا|", "→", "ل|ا"),
]

private let hebrew: [S] = [
  S("abc שלום|", "⌫", "abc שלו|"), S("abc שלום|", "⌥⌫", "abc |"), S("abc| שלום", "⌥⌦", "abc|"),
  S("abc |שלום def", "⌦", "abc |לום def"), S("abc שלום def|", "⌥⌫", "abc שלום |"),
  S("abc שלום def|", "↖", "|abc שלום def"), S("|abc שלום def", "↘", "abc שלום def|"),
  S("abc שלום| def", "⇧↘", "abc שלום^ def|"), S("abc שלום| def", "⇧↖", "^abc שלום| def"),
  S("abc |שלום def", "⇧↘ ⌫", "abc |"), S("abc |def", "'שלום '", "abc שלום |def"),
  S("abc ^שלום| def", "'x'", "abc x| def"),
  S("abc ^שלום| def", "⌫", "abc | def"), S("abc ^שלום| def", "⌘x ⌘v", "abc שלום| def"),
  S("abc שלום|", "'ב' ⌘z", "abc שלום|"), S("abc שלום def|", "⌘a", "^abc שלום def|"),
  S("abc שלום def|", "@6x2", "abc ^שלום| def"), S("abc שלום def|", "@1x2", "^abc| שלום def"),
  S("שלום abc|", "⌫", "שלום ab|"), S("שלום abc|", "⌥⌫", "שלום |"), S("|שלום abc", "⌘←", "שלום abc|"),
  S("שלום abc|", "⌘→", "|שלום abc"),
]

/// Text that is being composed isn't part of the content, and replaces the selection.
private let compositions: [S] = [
  S("|", "<に>", "|"), S("|", "<に> <にほ> {日本}", "日本|"), S("a|b", "<に> {日}", "a日|b"), S("a^x|b", "<に>", "a|b"),
  S("a^x|b", "<に> {日}", "a日|b"), S("a|", "<に> ⎋", "a|"), S("a|", "<に> <>", "a|"), S("one two|", "⌥⇧← <に> ⎋", "one |"),
  S("|", "{日本} {語}", "日本語|"), S("|", "{日本} ⌘z", "|"), S("|", "<に> {日本} ⌘z", "|"),
  S("|", "<に> {日本} ⌘z ⇧⌘z", "日本|"), S("日本語|", "⌫", "日本|"), S("日本語|", "←", "日本|語"), S("日本語|", "⌥⌫", "|"),
  S("漢字かな|", "⌥⌫", "漢字|"), S("カナ漢字|", "⌥←", "カナ|漢字"), S("漢字かな|", "@1x2", "^漢字|かな"),
  // Other keys and clicks keep what is composed.
  S("a|", "<か> 'x'", "aかx|"), S("ab|", "<か> ←", "ab|か"), S("ab|", "<か> @0", "|abか"),
  S("|", "<かんじ> {漢字} <かな> {かな}", "漢字かな|"), S("私は|です", "<がくせい> {学生}", "私は学生|です"),
  S("|", "<ㅎ> <하> <한> {한}", "한|"), S("한|", "<ㄱ> <구> <국> {국}", "한국|"), S("|", "<ni> <ni hao> {你好}", "你好|"),
]

private let clicks: [S] = [
  S("one two three|", "@1", "o|ne two three"), S("one two three|", "@5x2", "one ^two| three"),
  S("one two three|", "@0x2", "^one| two three"), S("one two three|", "@13x2", "one two ^three|"),
  S("one two three|", "@5x3", "^one two three|"), S("|one two three", "@5x2 'x'", "one x| three"),
  S("|one two three", "@5x2 ⌫", "one | three"), S("|one two three", "@1 ⇧@5", "o^ne t|wo three"),
  S("|one two three", "@5 ⇧@1", "o^ne t|wo three"), S("|one two three", "@5x2 ⇧→", "one ^two |three"),
  S("don’t stop|", "@1x2", "^don’t| stop"), S("a👍🏽b|", "@1", "a|👍🏽b"), S("caf\(é)s x|", "@2x2", "^caf\(é)s| x"),
  S("one two|", "@1x2 @5x2", "one ^two|"), S("^one two|", "@4", "one |two"),
]

private let onlyInFields: [S] = [
  S("|", "“a\nb” ⌘v", "a b|"), S("o|ne", "⇞", "|one"), S("o|ne", "⇟", "one|"), S("o|ne", "⇧⇟", "o^ne|"),
]

private let paragraphs: [S] = [
  S("one\n|two", "⌫", "one|two"), S("one|\ntwo", "⌦", "one|two"), S("one\ntwo|", "↖", "one\n|two"),
  S("|one\ntwo", "↘", "one|\ntwo"), S("one|\ntwo", "⌃↖", "|one\ntwo"), S("|one\ntwo", "⌃↘", "one\ntwo|"),
  S("|one\ntwo", "⌘↓", "one\ntwo|"), S("one\ntwo|", "⌘↑", "|one\ntwo"), S("|one\ntwo\n", "⌃↘", "one\ntwo\n|"),
  S("one|\ntwo", "→", "one\n|two"), S("one\n|two", "←", "one|\ntwo"),
  // Up and down keep the column, also through shorter lines.
  S("|one\none", "↓", "one\n|one"), S("one\n|one", "↑", "|one\none"), S("o|ne\none", "↓", "one\no|ne"),
  S("one|\n\none", "↓", "one\n|\none"), S("one|\n\none", "↓ ↓", "one\n\none|"), S("one|\no", "↓", "one\no|"),
  S("one|\no\none", "↓ ↓", "one\no\none|"), S("one\no\none|", "↑ ↑", "one|\no\none"), S("o|ne\none", "↑", "|one\none"),
  S("one\no|ne", "↓", "one\none|"), S("one\n|", "↑", "|one\n"), S("|one\n", "↓", "one\n|"),
  S("o|ne\none", "⇧↓", "o^ne\no|ne"), S("one\no|ne", "⇧↑", "o^ne\no|ne"), S("o|ne\none", "⇧↓ ⇧↓", "o^ne\none|"),
  S("o|ne\none", "⇧↓ ⇧↑", "o|ne\none"), S("one\none\no^n|e", "⇧↑", "one\non^e\no|ne"),
  S("o^ne\non|e\none", "↓", "one\none\non|e"), S("one\no^ne\non|e", "↑", "o|ne\none\none"),
  S("one\n|two", "⌥←", "|one\ntwo"), S("one|\ntwo", "⌥→", "one\ntwo|"), S("one\n|two", "⌥⌫", "|two"),
  S("one|\ntwo", "⌥⌦", "one|"), S("one\ntwo|", "⌘⌫", "one\n|"), S("|one\ntwo", "⌘⌦", "|\ntwo"),
  S("^one\ntwo| x", "⌥→", "one\ntwo x|"), S("one\ntwo|", "⌘a", "^one\ntwo|"), S("one\ntwo|", "⌘a ⌫", "|"),
  S("one\ntwo\nthree|", "@5x3", "one\n^two|\nthree"), S("one\ntwo|", "@5x2", "one\n^two|"),
  S("one\ntwo|", "@4", "one\n|two"),
  S("^one\n|two", "⌫", "|two"), S("o^ne\ntw|o", "'x'", "ox|o"), S("o^ne\ntw|o", "⌘x ⌘v", "one\ntw|o"),
  S("one\n|two", "⌫ ⌘z", "one\n|two"), S("one\ntwo|", "⌘a ⌫ ⌘z", "^one\ntwo|"), S("one\none|", "⇧↑ ⌫", "one|"),
  S("سلام\nabc|", "⌘←", "سلام\n|abc"), S("سلام|\nabc", "⌘→", "|سلام\nabc"), S("سل|ام\nabc", "⌘←", "سلام|\nabc"),
  S("abc\nسلام|", "→", "abc\nسلا|م"), S("a\n|b", "<に> {日}", "a\n日|b"), S("^a\n|b", "<に>", "|b"),
  S("a\n\(family)|", "⌫ ⌫", "a|"),
]

private let onlyInEditors: [S] = [
  S("one|", "⏎", "one\n|"), S("o|ne", "⏎", "o\n|ne"), S("one|", "⏎ ⏎ 'x'", "one\n\nx|"),
  S("one ^two| x", "⏎", "one \n| x"),
  S("one|", "⏎ ⌘z", "one|"), S("one|", "⏎ ⌫", "one|"), S("one\n|", "'x'", "one\nx|"), S("one\n|", "⌫", "one|"),
  S("|", "⇥ 'x'", "\tx|"), S("a|", "“b\nc” ⌘v", "ab\nc|"), S("a|", "“b\r\nc” ⌘v", "ab\nc|"),
  S("e|", "⏎ '\u{301}'", "e\n\u{301}|"),
]
