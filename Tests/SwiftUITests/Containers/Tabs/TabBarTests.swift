import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The bars of tabs: where they are, and how people use them.
@MainActor @Suite struct TabBarTests {
  private let phone = CGSize(width: 402, height: 874)

  private func tabs(_ count: Int) -> some View {
    TabView {
      ForEach(0..<count, id: \.self) { number in
        Text("content \(number)").tabItem { Label("Tab \(number)", systemImage: "\(number).circle") }
      }
    }
  }

  private func screen(
    _ size: CGSize? = nil, _ idiom: InterfaceIdiom = .phone,
    _ environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ content: () -> some View
  ) -> TestScreen {
    TestScreen(
      size: size ?? phone,
      environment: {
        $0.displayScale = 2
        $0.interfaceIdiom = idiom
        environment(&$0)
      }, content: content)
  }

  private func frame(_ tab: String, in screen: TestScreen) throws -> CGRect {
    try screen.find(role: "tab", name: tab).frame
  }

  /// Returns the number of the selected tab, by its content.
  private func shown(in screen: TestScreen) -> String? { screen.texts.first { $0.hasPrefix("content") } }

  // MARK: Frames

  /// On iOS 26, a bar of n tabs is 94 + 86 (n - 1) + 8 wide and 62 high, and its tabs of 94 by 54 overlap by 8.
  @Test(arguments: 1...4) func theBarOfAPhoneHasTheDimensionsOfIOS(count: Int) throws {
    let screen = screen { tabs(count) }
    let width = 94 + 86 * CGFloat(count - 1) + 8
    for number in 0..<count {
      let frame = try frame("Tab \(number)", in: screen)
      #expect(frame == CGRect(x: (402 - width) / 2 + 4 + CGFloat(number) * 86, y: 874 - 21 - 58, width: 94, height: 54))
    }
  }

  @Test func contentLosesTheRoomOfTheBar() throws {
    struct Sized: View {
      var body: some View {
        GeometryReader { geometry in Text("\(Int(geometry.size.height)) \(Int(geometry.safeAreaInsets.bottom))") }
      }
    }
    #expect(screen { TabView { Sized().tabItem { Text("A") } } }.texts.first == "791 83")
    // The bar covers the inset of a home indicator.
    let other = screen { TabView { Sized().tabItem { Text("A") } } }
    other.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    other.update()
    #expect(other.texts.first == "732 83")
    #expect(try frame("A", in: other).maxY == 874 - 21 - 4)
  }

  @Test func aBarOfFiveTabsFitsInTheWindow() throws {
    let screen = screen { tabs(5) }
    #expect(try frame("Tab 0", in: screen).minX == 25)
    #expect(try frame("Tab 4", in: screen).maxX == 402 - 25)
    #expect(screen.findAll("More").isEmpty)
  }

  @Test func fromRightToLeftTheFirstTabIsAtTheRight() throws {
    let screen = screen(nil, .phone, { $0.layoutDirection = .rightToLeft }) { tabs(3) }
    #expect(try frame("Tab 0", in: screen).maxX == 402 - 64 - 4)
    #expect(try frame("Tab 2", in: screen).minX == 68)
  }

  @Test func titlesInTheBarHaveTheirOwnSize() throws {
    let usual = screen { tabs(3) }
    let large = screen(nil, .phone, { $0.dynamicTypeSize = .accessibility5 }) { tabs(3) }
    #expect(try usual.find("Tab 0").frame == large.find("Tab 0").frame)
    #expect(try usual.find("content 0").frame.height < large.find("content 0").frame.height)
  }

  @Test func theTabForSearchingStandsApart() throws {
    let screen = screen {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        Tab(role: .search) { Text("search") }
      }
    }
    let (first, search) = (try frame("A", in: screen), try frame("Search", in: screen))
    #expect(search.size == CGSize(width: 62, height: 62))
    #expect(search.minX == first.maxX + 4 + 8)
  }

  /// On macOS 26, segments are 24 high, as wide as their title and 24 points, with dividers of a point, and centered.
  @Test func theBarOfADesktopHasTheDimensionsOfMacOS() throws {
    let screen = screen(CGSize(width: 500, height: 300), .desktop) { tabs(3) }
    let frames = try (0..<3).map { try frame("Tab \($0)", in: screen) }
    for (number, frame) in frames.enumerated() {
      #expect(frame.height == 24)
      #expect(frame.minY == 0)
      #expect(try frame.width == screen.find("Tab \(number)").frame.width + 24)
    }
    #expect(frames[1].minX == frames[0].maxX + 1)
    #expect(abs(frames[0].minX + frames[2].maxX - 500) <= 1)
  }

  @Test func aSidebarNeedsRoom() throws {
    struct Shown: View {
      @Environment(\.tabBarPlacement) private var placement
      @Environment(\.isTabBarShowingSections) private var showsSections
      @Environment(\.isTabViewSidebarAvailable) private var isAvailable
      @State private var count = 0
      var body: some View {
        Button("\(placement == .sidebar) \(showsSections) \(isAvailable) \(count)") { count += 1 }
      }
    }
    let screen = screen(CGSize(width: 800, height: 400), .desktop) {
      TabView {
        Tab("A", systemImage: "star") { Shown() }
        TabSection("Others") {
          Tab("B", systemImage: "heart") { Text("b") }.badge(3)
          Tab("C", systemImage: "gear") { Text("c") }.tabPlacement(.sidebarOnly)
        }
        .sectionActions { Button("Add") {} }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("Header") }
      .tabViewSidebarFooter { Text("Footer") }
      .tabViewSidebarBottomBar { Text("Bottom") }
    }
    #expect(
      Set(screen.texts.filter { $0 != " " }) == [
        "Header", "A", "Others", "B", "3", "C", "Add", "Footer", "Bottom", "true true true 0",
      ])
    try screen.find("true true true 0").tap()
    try screen.find("B").tap()
    #expect(screen.texts.contains("b"))
    try screen.find("A").tap()
    screen.resize(to: CGSize(width: 400, height: 400))
    // The state of a tab survives.
    #expect(screen.texts == ["false false true 1", "A", "B", "3"])
  }

  // MARK: Other tabs

  @Test func tabsWithoutRoomAreInAList() throws {
    let screen = screen { tabs(7) }
    #expect(screen.texts == ["content 0", "Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    try screen.find(role: "tab", name: "More").tap()
    #expect(try screen.find(role: "tab", name: "More").traits.contains("isSelected"))
    #expect(screen.texts.filter { $0 != " " }.starts(with: ["More", "Tab 4", "Tab 5", "Tab 6"]))
    try screen.find("Tab 5").tap()
    #expect(shown(in: screen) == "content 5")
    #expect(try screen.find(role: "tab", name: "More").traits.contains("isSelected"))
    try screen.find(role: "button", name: "More").tap()
    #expect(shown(in: screen) == nil)
    try screen.find(role: "tab", name: "Tab 1").tap()
    #expect(shown(in: screen) == "content 1")
  }

  // MARK: Keys

  @Test(arguments: [InterfaceIdiom.phone, .desktop]) func arrowKeysSelectTabsInTheBar(idiom: InterfaceIdiom) throws {
    let screen = screen(CGSize(width: 402, height: 400), idiom) { tabs(3) }
    try screen.find(role: "tab", name: "Tab 0").focus()
    screen.press(.rightArrow)
    #expect(shown(in: screen) == "content 1")
    #expect(try screen.find(role: "tab", name: "Tab 1").isFocused)
    screen.press(.end)
    #expect(shown(in: screen) == "content 2")
    screen.press(.rightArrow)
    #expect(shown(in: screen) == "content 0")
    screen.press(.leftArrow)
    #expect(shown(in: screen) == "content 2")
  }

  @Test func arrowKeysFollowTheDirectionOfTheLayout() throws {
    let screen = screen(nil, .phone, { $0.layoutDirection = .rightToLeft }) { tabs(3) }
    try screen.find(role: "tab", name: "Tab 0").focus()
    screen.press(.leftArrow)
    #expect(shown(in: screen) == "content 1")
  }

  @Test func controlWithTabSelectsTheNextTab() {
    let screen = screen { tabs(3) }
    screen.press(.tab, modifiers: .control)
    #expect(shown(in: screen) == "content 1")
    screen.press(.pageDown, modifiers: .control)
    #expect(shown(in: screen) == "content 2")
    screen.press(.tab, modifiers: .control)
    #expect(shown(in: screen) == "content 0")
    screen.press(.tab, modifiers: [.control, .shift])
    #expect(shown(in: screen) == "content 2")
    screen.press(.pageUp, modifiers: .control)
    #expect(shown(in: screen) == "content 1")
  }

  @Test func theInnerTabViewReceivesItsKeysFirst() {
    let screen = screen {
      TabView {
        tabs(2).tabItem { Text("Outer") }
        Text("other").tabItem { Text("Other") }
      }
    }
    screen.press(.tab, modifiers: .control)
    #expect(shown(in: screen) == "content 1")
  }

  // MARK: Accessibility

  @Test(arguments: [InterfaceIdiom.phone, .desktop]) func aBarIsSaidWithItsTabs(idiom: InterfaceIdiom) throws {
    let screen = screen(CGSize(width: 402, height: 400), idiom) {
      TabView {
        Text("content").tabItem { Label("Mail", systemImage: "envelope") }.badge(3)
        Text("b").tabItem {
          Text("People")
          Image(systemName: "person")
        }
        Text("c").tabItem { Image(systemName: "gear") }
      }
    }
    let lines = screen.accessibilityTree.split(separator: "\n").map(String.init)
    #expect(lines.contains("tab bar"))
    #expect(try screen.find(role: "tab", name: "Mail").value == "3, 1 of 3")
    #expect(try screen.find(role: "tab", name: "Mail").traits.contains("isSelected"))
    #expect(try screen.find(role: "tab", name: "People").value == "2 of 3")
    #expect(lines.filter { $0.hasPrefix("  tab “") }.count == 3)
    try screen.find(role: "tab", name: "People").performAction(named: "activate")
    #expect(screen.texts.contains("b"))
  }

  @Test func theButtonOfATabHasItsOwnModifiers() throws {
    let screen = screen {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }.accessibilityLabel("Favorites")
        Tab("B", systemImage: "star") { Text("b") }.keyboardShortcut("2", modifiers: .command)
      }
    }
    #expect(try screen.find(role: "tab", name: "Favorites").value == "1 of 2")
    screen.press("2", modifiers: .command)
    #expect(screen.texts.contains("b"))
  }

  // MARK: Accessory

  @Test func theBarShowsOnlyTheSelectedTabWhilePeopleScroll() throws {
    struct Player: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      var body: some View { Text(placement == .inline ? "inline" : "expanded") }
    }
    let screen = screen {
      TabView {
        Tab("A", systemImage: "star") {
          ScrollView { ForEach(0..<100) { Text("Row \($0)").frame(height: 40) } }
        }
        Tab("B", systemImage: "heart") { Text("b") }
      }
      .tabViewBottomAccessory { Player() }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
    #expect(screen.texts.contains("expanded"))
    #expect(screen.texts.contains("B"))
    try screen.find("Row 10").drag(by: CGSize(width: 0, height: -200))
    screen.settle()
    #expect(screen.texts.contains("inline"))
    #expect(!screen.texts.contains("B"))
    try screen.find("Row 20").drag(by: CGSize(width: 0, height: 100))
    screen.settle()
    #expect(screen.texts.contains("expanded"))
    #expect(screen.texts.contains("B"))
  }
}
