import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The environment of subviews.
@MainActor @Suite struct SubviewEnvironmentTests {
  private typealias Level = SubviewContainers.Level
  private typealias Deepening = SubviewContainers.Deepening

  @Test func aSubviewInheritsTheEnvironmentWhereItIsShown() {
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          Text("a"); VStack { Level() }
        }
      ) { subview in
        subview.environment(\.subviewLevel, 3).font(.title)
      }
    }
    #expect(screen.texts == ["a", "3"])
    #expect(font("a", on: screen) == .title)
    #expect(font("3", on: screen) == .title)
  }

  @Test func valuesSetInTheContentTakePrecedence() {
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          // A text keeps its own font; a group sets the font of the environment.
          Group { Text("a") }.font(.caption); Text("b").padding()
        }.lineLimit(2)
      ) { subview in
        subview.font(.title).lineLimit(5)
      }
    }
    #expect(font("a", on: screen) == .caption)
    #expect(font("b", on: screen) == .title)
    #expect(screen.findAll("b").first?.environment.lineLimit == 2)
  }

  @Test func bodiesOfTheContentReadTheEnvironmentOfTheContainer() {
    let screen = TestScreen {
      ForEach(subviews: Level()) { $0.environment(\.subviewLevel, 3) }
        .environment(\.subviewLevel, 1)
    }
    #expect(screen.texts == ["1"])
  }

  @Test func theEnvironmentOfASubviewUpdates() throws {
    let screen = TestScreen { Deepening { VStack { Level() } } }
    #expect(screen.texts == ["deeper", "0"])
    try screen.find("deeper").tap()
    #expect(screen.texts == ["deeper", "1"])
    try screen.find("deeper").tap()
    #expect(screen.texts == ["deeper", "2"])
  }

  @Test func overlaysOfASubviewInheritItsEnvironment() {
    let screen = TestScreen {
      ForEach(subviews: Text("a").overlay { Text("b") }) { $0.font(.title) }
    }
    #expect(font("b", on: screen) == .title)
  }

  private func font(_ text: String, on screen: TestScreen) -> Font? {
    screen.findAll(text).first?.environment.font
  }
}
