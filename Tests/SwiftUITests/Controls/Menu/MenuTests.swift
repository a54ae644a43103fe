import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Menus as public code writes them, in both idioms.
@MainActor @Suite struct MenuTests {
  private struct Sorting: View {
    let log: ActionLog
    @State private var isDescending = false
    @State private var order = "name"

    var body: some View {
      Text("\(order) \(isDescending ? "down" : "up")")
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Button("Reset") { log.add("reset") }
        Button("Delete", role: .destructive) { log.add("delete") }
        Button("Later") { log.add("later") }.disabled(true)
        Divider()
        Toggle("Descending", isOn: $isDescending)
        Picker("Order", selection: $order) {
          Text("By Name").tag("name")
          Text("By Date").tag("date")
        }
        Section("Share") {
          Link("Site", destination: URL(filePath: "/site"))
          Text("Nothing else")
        }
      }
    }
  }

  private nonisolated static let idioms: [InterfaceIdiom] = [.phone, .desktop]

  private func open(_ idiom: InterfaceIdiom = .phone, _ log: ActionLog = ActionLog()) throws -> TestScreen {
    let screen = TestScreen(environment: { $0.interfaceIdiom = idiom }) { Sorting(log: log) }
    try screen.find("Sort").tap()
    return screen
  }

  // MARK: Opening and choosing

  @Test(arguments: idioms) func menuShowsItsItemsWhileItIsOpen(idiom: InterfaceIdiom) throws {
    let log = ActionLog()
    let screen = try open(idiom, log)
    #expect(
      screen.texts.suffix(9) == [
        "Reset", "Delete", "Later", "Descending", "By Name", "By Date", "Share", "Site", "Nothing else",
      ])
    try screen.find("Reset").tap()
    #expect(log.lines == ["reset"])
    #expect(screen.texts == ["name up", "Sort"], "an item closes the menu")
  }

  @Test func disabledItemDoesNothing() throws {
    let screen = try open()
    #expect(throws: TestError.self) { try screen.find("Later").tap() }
    #expect(screen.texts.contains("Later"))
  }

  @Test func disabledMenuDoesNotOpen() throws {
    let screen = TestScreen { Menu("Sort") { Button("Reset") {} }.disabled(true) }
    #expect(throws: TestError.self) { try screen.find("Sort").tap() }
  }

  @Test func toggleInAMenuChangesItsValue() throws {
    let screen = try open()
    try screen.find("Descending").tap()
    #expect(screen.texts == ["name down", "Sort"])
    try screen.find("Sort").tap()
    #expect(screen.accessibilityTree.contains("toggle “Descending”, on"), "\(screen.accessibilityTree)")
  }

  @Test func optionsOfAPickerAreItems() throws {
    let screen = try open()
    try screen.find("By Date").tap()
    #expect(screen.texts == ["date up", "Sort"])
  }

  @Test func tapOutsideClosesTheMenu() throws {
    let log = ActionLog()
    let screen = try open(.phone, log)
    try #require(screen.presentations.last).tapOutside()
    #expect(screen.texts == ["name up", "Sort"] && log.lines.isEmpty)
  }

  @Test func menuStaysOpenIfItsItemsWantThat() throws {
    var count = 0
    let screen = TestScreen {
      Menu("Count") { Button("More") { count += 1 }.menuActionDismissBehavior(.disabled) }
    }
    try screen.find("Count").tap()
    try screen.find("More").tap()
    try screen.find("More").tap()
    #expect(count == 2)
  }

  @Test func openMenuFollowsTheState() throws {
    struct Growing: View {
      @State private var names = ["one"]

      var body: some View {
        Menu("Names") {
          ForEach(names, id: \.self) { Text($0) }
          Button("Add") { names.append("two") }.menuActionDismissBehavior(.disabled)
        }
      }
    }
    let screen = TestScreen { Growing() }
    try screen.find("Names").tap()
    try screen.find("Add").tap()
    #expect(screen.texts.suffix(3) == ["one", "two", "Add"])
  }

  @Test func itemsInheritTheEnvironmentOfTheMenuButNotItsLook() throws {
    struct Item: View {
      @Environment(\.locale) private var locale
      @Environment(\.font) private var font
      let log: ActionLog

      var body: some View {
        let _ = log.add("\(locale.identifier) \(font == .largeTitle)")
        Button("Item") {}
      }
    }
    let log = ActionLog()
    let screen = TestScreen {
      Menu("Menu") { Item(log: log) }
        .environment(\.locale, Locale(identifier: "fr"))
        .font(.largeTitle)
        .labelStyle(.iconOnly)
    }
    try screen.find("Menu").tap()
    #expect(log.lines.last == "fr false")
  }

  // MARK: Primary actions

  @Test func labelPerformsThePrimaryActionAndALongPressOpens() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Menu("Add") {
        Button("Folder") { log.add("folder") }
      } primaryAction: {
        log.add("file")
      }
    }
    try screen.find("Add").tap()
    #expect(log.lines == ["file"])
    try screen.find("Add").longPress()
    try screen.find("Folder").tap()
    #expect(log.lines == ["file", "folder"])
  }

  @Test func desktopHasAPartThatOpens() throws {
    let log = ActionLog()
    let screen = TestScreen(environment: { $0.interfaceIdiom = .desktop }) {
      Menu("Add") {
        Button("Folder") { log.add("folder") }
      } primaryAction: {
        log.add("file")
      }
    }
    try screen.find("Add").tap()
    try screen.find(role: "menu", name: "Add").tap()
    try screen.find("Folder").tap()
    #expect(log.lines == ["file", "folder"])
  }

  // MARK: Other controls

  @Test func inlinePickerInAMenuIsItsItems() throws {
    struct Themes: View {
      @State private var theme = "light"

      var body: some View {
        Text(theme)
        Menu("View") {
          Picker("Theme", selection: $theme) {
            Text("Light").tag("light")
            Text("Dark").tag("dark")
          }
          .pickerStyle(.inline)
        }
      }
    }
    let screen = TestScreen { Themes() }
    try screen.find("View").tap()
    #expect(screen.texts == ["light", "View", "Light", "Dark"])
    try screen.find("Dark").tap()
    #expect(screen.texts == ["dark", "View"], "an option closes the menu")
  }

  @Test(arguments: idioms) func labelsAreAlignedBesideCheckmarks(idiom: InterfaceIdiom) throws {
    let screen = try open(idiom)
    let edge = try screen.find("Reset").frame.minX
    for name in ["Later", "Descending", "By Name", "By Date", "Site", "Nothing else"] {
      #expect(try screen.find(name).frame.minX == edge, "\(name)")
    }
    let plain = TestScreen(environment: { $0.interfaceIdiom = idiom }) { Menu("Sort") { Button("Reset") {} } }
    try plain.find("Sort").tap()
    let inset = { (screen: TestScreen) in
      try screen.find("Reset").frame.minX - (try #require(screen.presentations.last).frame.minX)
    }
    #expect(try inset(plain) < inset(screen), "without an item to check, there is no room for checkmarks")
  }

  @Test func controlGroupIsARowOfItems() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Menu("Edit") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") { log.add("cut") }
          Button("Copy", systemImage: "doc.on.doc") { log.add("copy") }
        }
        Button("Paste") { log.add("paste") }
      }
    }
    try screen.find("Edit").tap()
    let (cut, copy) = (try screen.find("Cut").frame, try screen.find("Copy").frame)
    #expect(cut.maxX <= copy.minX && abs(cut.midY - copy.midY) < 1)
    #expect(try screen.find("Paste").frame.minY > cut.maxY)
    try screen.find("Copy").tap()
    #expect(log.lines == ["copy"])
  }

  // MARK: Keys

  @Test(arguments: [false, true]) func arrowKeysVisitTheItems(isRightToLeft: Bool) throws {
    let log = ActionLog()
    let screen = TestScreen(environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }) {
      Menu("Edit") {
        Button("Undo") { log.add("undo") }
        Button("Gone") {}.disabled(true)
        Menu("Transform") { Button("Upper Case") { log.add("upper") } }
      }
    }
    let (open, close): (KeyEquivalent, KeyEquivalent) =
      isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    try screen.find("Edit").press(.space)
    #expect(screen.texts.contains("Undo"))
    screen.press(.downArrow)
    #expect(try screen.find("Undo").isFocused)
    screen.press(.downArrow)
    #expect(try screen.find("Transform").isFocused, "a disabled item is left out")
    screen.press(open)
    screen.press(.downArrow)
    #expect(try screen.find("Upper Case").isFocused)
    screen.press(close)
    #expect(try screen.find("Transform").isFocused && !screen.texts.contains("Upper Case"))
    screen.press(.downArrow)
    #expect(try screen.find("Undo").isFocused, "after the last item comes the first")
    screen.press(.return)
    #expect(log.lines == ["undo"] && screen.texts == ["Edit"])
    #expect(try screen.find("Edit").isFocused, "the focus returns to the menu")
  }

  @Test func noItemIsHighlightedBeforePeopleChoose() throws {
    let screen = try open(.desktop)
    #expect(try !screen.find("Reset").isFocused)
    screen.press(.upArrow)
    #expect(try screen.find("Site").isFocused, "the up arrow begins at the last item")
  }

  // MARK: Accessibility

  @Test func menuIsSaidWithItsItems() throws {
    let screen = try open()
    let tree = screen.accessibilityTree
    #expect(tree.contains("button “Reset”"), "\(tree)")
    #expect(tree.contains("link “Site”"), "\(tree)")
  }

  @Test func menuOpensByItsAction() throws {
    let screen = TestScreen { Menu("Sort") { Button("Reset") {} } }
    try screen.find(role: "menu", name: "Sort").activate()
    #expect(screen.texts == ["Sort", "Reset"])
  }

  // MARK: Styles

  @Test func customStyleChangesTheMenu() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("framed")
          Menu(configuration)
        }
      }
    }
    let screen = TestScreen { Menu("Sort") { Button("Reset") {} }.menuStyle(Framed()) }
    #expect(screen.texts == ["framed", "Sort"])
    try screen.find("Sort").tap()
    #expect(screen.texts.last == "Reset")
  }

  @Test func olderSpellingsAreMenus() throws {
    let screen = TestScreen {
      Menu {
        Button(action: {}, label: { Text("Plain") })
        Button(action: {}) {
          Text("With a symbol")
          Image(systemName: "star")
        }
      } label: {
        Image(systemName: "ellipsis.circle").accessibilityLabel("More")
      }
      .menuStyle(BorderlessButtonMenuStyle())
      .menuIndicator(.hidden)
      .menuOrder(.fixed)
    }
    try screen.find(role: "menu", name: "More").tap()
    #expect(screen.texts == ["Plain", "With a symbol"])
  }

  @Test func longMenuScrolls() throws {
    let screen = TestScreen {
      Menu("Numbers") { ForEach(0..<100) { number in Button("number \(number)") {} } }
        .frame(maxHeight: .infinity, alignment: .top)
    }
    try screen.find("Numbers").tap()
    let card = try #require(screen.presentations.last).frame
    #expect(card.maxY <= screen.size.height && card.height > screen.size.height / 2)
    #expect(try screen.scroll(to: "number 99").frame.maxY <= card.maxY)
  }
}
