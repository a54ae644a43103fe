import CanopyTesting
import SwiftUI
import Testing

/// Programs with presentations and rows, explained: each sentence is true for what was done.
@MainActor @Suite struct PresentationExplanationsTests {
  @Test func theContentOfASheetIsExplainedByWhatItReads() throws {
    let screen = TestScreen { Sheet() }
    try screen.find("open").tap()
    try screen.find("more").tap()
    #expect(
      try screen.sentences(about: "inside 1") == """
        Sheet
          the content of sheet(isPresented:) ran 2 times, last because _count changed, by tapping “more”
          before that, newest first:
            it came into the tree, by tapping “open”
          it reads _count
          its body ran once, last because it came into the tree
          it reads nothing that can change
        """)
  }

  @Test(arguments: ["Sure 0?", "Yes 0", "custom 0", "message 0"])
  func allPartsOfAnAlertAreExplainedByTheAction(text: String) throws {
    let screen = TestScreen { Alerts() }
    try screen.find("ask").tap()
    let sentences = try screen.sentences(about: text)
    #expect(sentences.contains("Alerts"), "\(sentences)")
    #expect(sentences.contains("it came into the tree, by tapping “ask”"), "\(sentences)")
    #expect(
      sentences.contains("alert(isPresented:) in the body of Alerts presented it because _isAsking changed"),
      "\(sentences)")
    for plumbing in ["Question", "Group(subviews:)", "ForEach", "PresentedContent", "<"] {
      #expect(!sentences.contains(plumbing), "\(sentences)")
    }
  }

  @Test func aDialogIsExplainedByTheAction() throws {
    let screen = TestScreen { Dialog() }
    try screen.find("ask").tap()
    #expect(
      try screen.sentences(about: "Delete") == """
        Dialog
          the content of confirmationDialog(isPresented:) ran once, last because it came into the tree, by tapping “ask”
            confirmationDialog(isPresented:) in the body of Dialog presented it because _isAsking changed
          its body ran once, last because it came into the tree
          it reads nothing that can change
        """)
  }

  @Test func aSheetInASheetIsExplainedByItsOwnAction() throws {
    let screen = TestScreen { Outer() }
    try screen.find("first").tap()
    try screen.find("second").tap()
    #expect(
      try screen.sentences(about: "inner") == """
        Row, in Outer
          its body ran once, last because it came into the tree, by tapping “second”
            sheet(isPresented:) in the body of Outer presented it because _isSecond changed
          it reads nothing that can change
        """)
  }

  @Test func aRowThatADeletionBroughtIntoViewIsNotExplainedByAnEarlierTap() throws {
    let screen = TestScreen { Deletes() }
    try screen.find("append").tap()
    #expect(
      try screen.sentences(about: "delete c") == """
        Row, in Deletes
          its body ran once, last because it came into the tree, by tapping “append”
            the body of Deletes ran because _rows changed
          it reads nothing that can change
        """)
    try screen.find("delete a").tap()
    let text = try screen.sentences(about: "delete b")
    #expect(!text.contains("tapping"), "\(text)")
  }

  @Test func aRowOfAListOfStatesIsExplainedByItsOwnState() throws {
    let screen = TestScreen { Counters() }
    try screen.find("row 2: 0").tap()
    #expect(
      try screen.sentences(about: "row 2: 1") == """
        CounterRow, in Counters
          its body ran 2 times, last because _count changed, by tapping “row 2: 0”
          before that, newest first:
            it came into the tree
          it reads _count
        """)
    #expect(try screen.sentences(about: "row 1: 0").contains("its body ran once"))
  }

  @Test func aBindingToAnElementIsExplainedByTheStateThatHasIt() throws {
    let screen = TestScreen { Edits() }
    try screen.find("one").tap()
    let text = try screen.sentences(about: "one!")
    #expect(text.hasPrefix("BoundRow, in Edits"), "\(text)")
    #expect(text.contains("by tapping “one”"), "\(text)")
  }
}

private struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Sheet: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text("inside \(count)")
        Button("more") { count += 1 }
      }
  }
}

private struct Alerts: View {
  @State private var isAsking = false
  @State private var count = 0

  var body: some View {
    Button("ask") { isAsking = true }
      .alert("Sure \(count)?", isPresented: $isAsking) {
        Button("Yes \(count)") { count += 1 }
        Row(title: "custom \(count)")
      } message: {
        Text("message \(count)")
      }
  }
}

private struct Dialog: View {
  @State private var isAsking = false

  var body: some View {
    Button("ask") { isAsking = true }
      .confirmationDialog("Title", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
  }
}

private struct Outer: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Button("first") { isFirst = true }
      .sheet(isPresented: $isFirst) {
        Button("second") { isSecond = true }.sheet(isPresented: $isSecond) { Row(title: "inner") }
      }
  }
}

private struct Deletes: View {
  @State private var rows = ["a", "b"]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(rows, id: \.self) { row in
          Button {
            rows.removeAll { $0 == row }
          } label: {
            Row(title: "delete \(row)")
          }
        }
        Button("append") { rows.append("c") }
      }
    }
  }
}

private struct Counters: View {
  var body: some View { VStack { ForEach(1..<4) { CounterRow(number: $0) } } }
}

private struct CounterRow: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("row \(number): \(count)") { count += 1 } }
}

private struct Edits: View {
  @State private var names = ["one", "two"]
  var body: some View { VStack { ForEach($names, id: \.self) { BoundRow(name: $0) } } }
}

private struct BoundRow: View {
  @Binding var name: String
  var body: some View { Button(name) { name += "!" } }
}
