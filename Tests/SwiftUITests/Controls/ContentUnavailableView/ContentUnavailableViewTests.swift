import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Views in place of missing content.
@MainActor @Suite struct ContentUnavailableViewTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] { TestScreen(content: content).texts }

  @Test func titlesAndDescriptions() {
    let (title, text) = ("title", Text("why"))
    let resource = LocalizedStringResource("resource")
    #expect(texts { ContentUnavailableView("key", systemImage: "star") } == ["key"])
    #expect(texts { ContentUnavailableView(title, systemImage: "star", description: text) } == ["title", "why"])
    #expect(texts { ContentUnavailableView(resource, systemImage: "star", description: text) } == ["resource", "why"])
    #expect(texts { ContentUnavailableView("key", image: "picture", description: text) } == ["key", "why"])
    #expect(texts { ContentUnavailableView(title, image: "picture") } == ["title"])
    #expect(texts { ContentUnavailableView(resource, image: "picture") } == ["resource"])
  }

  @Test func labelDescriptionAndActions() throws {
    let log = ActionLog()
    let screen = TestScreen {
      ContentUnavailableView {
        Label("No Recipes", systemImage: "fork.knife")
      } description: {
        Text("They are listed here.")
      } actions: {
        Button("Add") { log.add("add") }
      }
    }
    #expect(screen.texts == ["No Recipes", "They are listed here.", "Add"])
    try screen.find("Add").tap()
    #expect(log.lines == ["add"])
    #expect(texts { ContentUnavailableView { Text("alone") } } == ["alone"])
  }

  @Test func searchSaysWhatWasNotFound() {
    #expect(texts { ContentUnavailableView.search }.first == "No Results")
    #expect(texts { ContentUnavailableView.search(text: "tea") }.first == "No Results for “tea”")
    #expect(texts { ContentUnavailableView.search(text: "") }.first == "No Results")
    #expect(texts { ContentUnavailableView.search }.count == 2)
  }

  @Test func titleIsAHeading() {
    let tree = TestScreen { ContentUnavailableView("Empty", systemImage: "star", description: Text("why")) }
      .accessibilityTree
    #expect(tree == "heading “Empty”\ntext “why”", "\(tree)")
  }

  // MARK: Layout

  private func screen(_ idiom: InterfaceIdiom) -> TestScreen {
    TestScreen(size: CGSize(width: 300, height: 400), environment: { $0.interfaceIdiom = idiom }) {
      ContentUnavailableView("Empty", systemImage: "star", description: Text("why")).accessibilityIdentifier("view")
    }
  }

  @Test func viewFillsItsRoom() throws {
    for idiom in [InterfaceIdiom.phone, .desktop] {
      #expect(try screen(idiom).find(id: "view").frame.size == CGSize(width: 300, height: 400))
    }
  }

  @Test func partsAreInTheMiddleOfThePhone() throws {
    let screen = screen(.phone)
    let (title, text) = (try screen.find("Empty").frame, try screen.find("why").frame)
    #expect(abs(title.midX - 150) < 1 && abs(text.midX - 150) < 1 && title.maxY < text.minY)
    #expect(title.minY > 200, "the icon is above the middle")
  }

  /// The figures of macOS 26: 20 above the title, and 12 between it and the description.
  @Test func partsAreAtTheTopOfADesktop() throws {
    let screen = screen(.desktop)
    let (title, text) = (try screen.find("Empty").frame, try screen.find("why").frame)
    #expect(title.minY == 20 && text.minY - title.maxY == 12)
  }

  @Test func iconGrowsWithTheText() throws {
    let screen = screen(.phone)
    let distance = try screen.find("Empty").frame.minY
    screen.environment.dynamicTypeSize = .accessibility3
    #expect(try screen.find("Empty").frame.height > 40 && screen.find("Empty").frame.minY != distance)
  }

  @Test func labelStyleOfTheAppAppliesToItsOwnLabel() {
    let screen = TestScreen {
      ContentUnavailableView { Label("Empty", systemImage: "star").labelStyle(.iconOnly) }
    }
    #expect(screen.texts.isEmpty)
  }
}
