import CanopyInput
import Foundation
import Testing

@testable import CanopyWeb

/// Messages to pages, whose names the scripts of the page know.
@Suite struct ServerMessageTests {
  private func fields(_ message: ServerMessage) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(message.json.utf8)) as? [String: Any])
  }

  private func kind(_ message: ServerMessage) throws -> String? { try fields(message)["t"] as? String }

  @Test func eachMessageHasItsKind() throws {
    let question = ServerMessage.FileQuestion(
      title: nil, allowsSeveral: true, isFolder: false, accepted: ".png", largest: 9)
    let messages: [(String, ServerMessage)] = [
      ("welcome", .welcome(window: "w", scale: 2)), ("title", .title("T")), ("pointer", .pointer(.text)),
      ("link", .pointedLink(nil)), ("touches", .twoTouchAreas([])), ("input", .textInput(nil)),
      ("clipboard", .clipboard("c")),
      ("open", .openWindow("w")), ("url", .openURL("u")), ("tree", .tree(TreeChanges())),
      ("files", .chooseFiles(question: 1, question)),
      ("download", .download(path: "p", name: "n")), ("bar", .menuBar(["File"])), ("menu", .menu(1, [])),
      ("activate", .activate), ("alive", .alive),
    ]
    for (name, message) in messages { #expect(try kind(message) == name) }
  }

  @Test func textIsWrittenAsItIs() throws {
    for text in ["", "“Zürich”", "a\"b\\c", "</script>", "line\nline\u{2028}", "\u{0}\u{1F}", "👩‍👩‍👧"] {
      #expect(try fields(.clipboard(text))["text"] as? String == text)
    }
  }

  @Test func anEmptyFieldMeansThatThereIsNone() throws {
    let none = try fields(.textInput(nil))
    #expect(none["input"] == nil || none["input"] is NSNull)
    let link = try fields(.pointedLink(nil))
    #expect(link["url"] == nil || link["url"] is NSNull)
  }

  @Test func aTextFieldHasItsCaretAndItsSelection() throws {
    let input = TextInput(caret: CGRect(x: 1.006, y: 2, width: 0, height: 20.5), isSecure: true, selection: 3..<5)
    let field = try #require(try fields(.textInput(input))["input"] as? [String: Any])
    #expect(field["caret"] as? [Double] == [1.01, 2, 0, 20.5])
    #expect(field["isSecure"] as? Bool == true && field["selection"] as? [Int] == [3, 5])
  }

  @Test func areasAreFiniteNumbers() throws {
    let areas = [
      CGRect(x: CGFloat.nan, y: -.infinity, width: 3, height: 4), CGRect(x: 0.123456, y: 1e9, width: 1, height: 1),
    ]
    let numbers = try #require(try fields(.twoTouchAreas(areas))["areas"] as? [[Double]])
    #expect(numbers[0][0] == 0 && numbers[0][2] == 3 && numbers[1][0] == 0.12)
  }

  @Test func eachPointerHasANameInCSS() throws {
    let names = try HostPointer.allCases.map { try #require(try fields(.pointer($0))["pointer"] as? String) }
    #expect(Set(names).count == HostPointer.allCases.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } && !$0.isEmpty })
  }
}
