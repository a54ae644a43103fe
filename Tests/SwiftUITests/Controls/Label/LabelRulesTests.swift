import CanopyTesting
import SwiftUI
import Testing

/// What a label shows and says in each style.
@MainActor @Suite struct LabelRulesTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  /// A label whose icon is a text.
  private var label: some View {
    Label {
      Text("Title")
    } icon: {
      Text("Icon")
    }
  }

  // MARK: Styles

  @Test func theInnermostStyleCounts() {
    #expect(texts { label.labelStyle(.titleOnly).labelStyle(.iconOnly) } == ["Title"])
  }

  @Test func theAutomaticStyleIsIconAndTitle() {
    #expect(texts { label.labelStyle(.automatic) } == ["Icon", "Title"])
    #expect(texts { label.labelStyle(.titleAndIcon) } == ["Icon", "Title"])
  }

  @Test func theAutomaticStyleInsideOfAnotherOneIsNotThatOne() {
    #expect(texts { label.labelStyle(.automatic).labelStyle(.titleOnly) } == ["Icon", "Title"])
  }

  private struct Bracketed: LabelStyle {
    let bracket: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(bracket)
        Label(configuration)
      }
    }
  }

  @Test func aLabelOfAConfigurationHasTheNextOuterStyle() {
    #expect(
      texts {
        label.labelStyle(Bracketed(bracket: "inner")).labelStyle(Bracketed(bracket: "outer")).labelStyle(.titleOnly)
      }
        == ["inner", "outer", "Title"])
  }

  private struct Counting: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text(isEnabled ? "enabled \(count)" : "disabled \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func aStyleHasStateAndReadsTheEnvironment() throws {
    struct Renaming: View {
      @State private var name = "one"
      var body: some View {
        Label(name, systemImage: "star").labelStyle(Counting())
        Button("Rename") { name = "two" }
      }
    }
    let screen = TestScreen { Renaming() }
    try screen.find("Add").tap()
    #expect(screen.texts.prefix(2) == ["one", "enabled 1"])
    try screen.find("Rename").tap()
    #expect(screen.texts.prefix(2) == ["two", "enabled 1"])
    #expect(texts { label.labelStyle(Counting()).disabled(true) }.contains("disabled 0"))
  }

  @Test func changingTheStyleKeepsTheStateOfTheTitle() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Switching: View {
      @State private var isMarked = false
      var body: some View {
        Label {
          Counter()
        } icon: {
          Text("Icon")
        }
        .labelStyle(Bracketed(bracket: isMarked ? "*" : "-"))
        Button("Mark") { isMarked = true }
      }
    }
    let screen = TestScreen { Switching() }
    try screen.find("count 0").tap()
    try screen.find("Mark").tap()
    #expect(screen.texts.contains("*"))
    #expect(screen.texts.contains("count 1"))
  }

  // MARK: Layout

  @Test func reservedWidthAlignsTheTitles() throws {
    let screen = layOut {
      VStack(alignment: .leading) {
        Label {
          Text("a").id(frame: "a")
        } icon: {
          box("narrow", 10, 5)
        }
        Label {
          Text("b").id(frame: "b")
        } icon: {
          box("wide", 30, 5)
        }
      }
      .labelReservedIconWidth(30)
    }
    #expect(try screen.frame("a")[0] == screen.frame("b")[0])
    // The icon is in the middle of the width.
    #expect(try screen.frame("narrow")[0] - screen.frame("wide")[0] == 10)
  }

  @Test func aWiderIconKeepsItsWidth() throws {
    let screen = layOut {
      Label {
        Text("a")
      } icon: {
        box("icon", 50, 5)
      }
      .labelReservedIconWidth(30)
    }
    #expect(try screen.frame("icon")[2] == 50)
  }

  @Test func anIconOnlyLabelHasTheSizeOfItsIcon() throws {
    let screen = layOut {
      Label {
        Text("A long title")
      } icon: {
        box("icon", 20, 10)
      }
      .labelStyle(.iconOnly)
      .id(frame: "label")
    }
    #expect(try screen.frame("label") == [90, 45, 20, 10])
  }

  @Test func theIconIsOnTheFirstBaselineOfALongTitle() throws {
    let screen = layOut(width: 100) {
      Label {
        Text("one two three four").id(frame: "title")
      } icon: {
        Text("i").id(frame: "icon")
      }
    }
    #expect(try screen.frame("title")[3] > 20)
    #expect(try screen.frame("icon")[1] == screen.frame("title")[1])
  }

  // MARK: Accessibility

  @Test func theIconIsNotReadBesideTheTitle() {
    #expect(tree { Label("Favorites", systemImage: "star") } == "text “Favorites”")
    #expect(tree { label } == "text “Title”")
  }

  @Test func aButtonWithAnIconOnlyHasTheTitleAsItsName() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Button {
        log.add("shared")
      } label: {
        Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly)
      }
    }
    #expect(screen.texts == [])
    try screen.find(role: "button", name: "Share").tap()
    #expect(log.lines == ["shared"])
  }

  @Test func aTitleOfSeveralTextsIsReadAsOneWhereOnlyTheIconIsShown() {
    #expect(
      tree {
        Label {
          Text("Mail")
          Text("3 unread")
        } icon: {
          Image(systemName: "envelope")
        }
        .labelStyle(.iconOnly)
      } == "image “Mail, 3 unread”")
  }

  @Test func titlesAreTranslatedAndStringsAreNot() {
    let string = "**bold**"
    #expect(texts { Label(string, systemImage: "star") } == ["**bold**"])
    #expect(texts { Label("**bold**", systemImage: "star") } == ["bold"])
  }
}
