import CanopyTesting
import Foundation
import SwiftUI
import Testing

struct NavigationLinkPlace: Hashable, Codable { var name: String }

/// Links, with the initializers of all years.
@MainActor @Suite struct NavigationLinkTests {
  private struct Old: View {
    @State private var isActive = false
    @State private var selection: String?

    var body: some View {
      NavigationView {
        List {
          NavigationLink(destination: Text("plain page")) { Text("plain") }
          NavigationLink("active", destination: Text("active page"), isActive: $isActive)
          NavigationLink("tag a", destination: Text("page a"), tag: "a", selection: $selection)
          NavigationLink("tag b", tag: "b", selection: $selection) { Text("page b") }
          Button("activate") { isActive = true }
          Button("select b") { selection = "b" }
          Text(verbatim: "active \(isActive), selection \(selection ?? "none")")
        }
        .navigationBarTitle("Old")
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  private func back(_ screen: TestScreen) throws { try screen.find(role: "button", name: "Back").tap() }

  @Test("Links of earlier years lead to their page, and their bindings follow")
  func earlierLinks() throws {
    let screen = TestScreen { Old() }
    try screen.find("plain").tap()
    #expect(screen.texts.contains("plain page"))
    try back(screen)
    try screen.find("active").tap()
    #expect(screen.texts.contains("active page"))
    try back(screen)
    #expect(screen.texts.contains("active false, selection none"))
    try screen.find("activate").tap()
    #expect(screen.texts.contains("active page"))
    try back(screen)
    try screen.find("tag a").tap()
    #expect(screen.texts.contains("page a"))
    try back(screen)
    try screen.find("select b").tap()
    #expect(screen.texts.contains("page b"))
    try back(screen)
    #expect(screen.texts.contains("active false, selection none"))
  }

  @Test("In a list, the whole row of a link is pressed; on the phone it ends with a chevron")
  func rows() throws {
    for idiom in [InterfaceIdiom.phone, .desktop] {
      let screen = TestScreen(size: CGSize(width: 400, height: 600), environment: { $0.interfaceIdiom = idiom }) {
        NavigationStack { List { NavigationLink("row") { Text("page") } } }
      }
      screen.touch(at: CGPoint(x: 250, y: try screen.find("row").frame.midY)).lift()
      screen.settle()
      #expect(screen.texts.contains("page"), "\(idiom)")
    }
  }

  @Test("A link without a value, or outside of a stack, is disabled")
  func linksToNowhere() throws {
    let screen = TestScreen {
      VStack {
        NavigationLink("outside", value: 1)
        NavigationStack { NavigationLink("nothing", value: Int?.none) }
      }
    }
    #expect(try !screen.find("outside").isEnabled)
    #expect(try !screen.find("nothing").isEnabled)
  }

  @Test("A keyboard and a screen reader go on by a link and back")
  func otherWays() throws {
    let screen = TestScreen { NavigationStack { NavigationLink("row") { Text("page") } } }
    try screen.find("row").performAction(named: "activate")
    screen.settle()
    #expect(screen.texts.contains("page"))
    screen.press(.leftArrow, modifiers: .option)
    screen.settle()
    #expect(screen.texts.contains("row"))
    try screen.find("row").press(.space)
    screen.settle()
    #expect(screen.texts.contains("page"))
  }

  @Test("A path has its values, and a form that can be kept")
  func paths() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append(NavigationLinkPlace(name: "three"))
    #expect(path.count == 3 && !path.isEmpty)
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path && decoded == codable)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    struct Secret: Hashable {}
    path.append(Secret())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["nonsense", "1"]"#.utf8))
    }
  }
}
