import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Changes that keep calling for each other end with a message, and concern only the screen on which they are.
@MainActor @Suite struct LoopTests {
  @Test func aPreferenceLoopNamesItsViewItsKeyAndItsState() throws {
    let screen = TestScreen { Growing() }
    let issue = try #require(screen.issues.first { $0.kind == .doesNotSettle })
    #expect(issue.message.hasPrefix("Changes keep calling for other changes"))
    #expect(
      issue.message.contains("onPreferenceChange(Width.self) in the body of Growing changed _width of Growing"),
      "\(issue.message)")
    #expect(issue.message.contains("Growing ran"), "\(issue.message)")
  }

  @Test func aGeometryLoopNamesItsView() throws {
    let screen = TestScreen { Swelling() }
    let issue = try #require(screen.issues.first { $0.kind == .doesNotSettle })
    #expect(issue.message.contains("_width of Swelling"), "\(issue.message)")
    #expect(issue.message.contains("onGeometryChange(for:of:action:) in the body of Swelling"), "\(issue.message)")
  }

  @Test func aLoopConcernsItsOwnScreenOnly() throws {
    let looping = TestScreen { Growing() }
    #expect(!looping.issues.isEmpty)
    let other = TestScreen { Sheets() }
    let start = Date()
    try other.find("open").tap()
    #expect(other.texts.contains("inside"))
    #expect(other.issues.isEmpty)
    #expect(Date().timeIntervalSince(start) < 1)
    #expect(looping.issues.map(\.count) == [1])
  }

  @Test func aLongChainOfChangesComesToItsEnd() throws {
    let screen = TestScreen { Link(number: 0) }
    for _ in 0..<5 { screen.update() }
    #expect(screen.explanations.count == 251)
  }

  @Test func aScreenWithALoopShowsLaterChanges() throws {
    let screen = TestScreen { Growing() }
    try screen.find("count 0").tap()
    #expect(screen.texts.contains("count 1"))
  }
}

private struct Width: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

private struct Growing: View {
  @State private var width = 10.0
  @State private var count = 0

  var body: some View {
    VStack {
      Button("count \(count)") { count += 1 }
      Color.red.frame(width: width, height: 20)
        .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        .onPreferenceChange(Width.self) { width = $0 + 1 }
    }
  }
}

private struct Swelling: View {
  @State private var width = 10.0

  var body: some View {
    Color.red.frame(width: width, height: 20).onGeometryChange(for: Double.self) {
      $0.size.width
    } action: {
      width = $0 + 1
    }
  }
}

private struct Sheets: View {
  @State private var isOpen = false
  var body: some View { Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("inside") } }
}

/// Each link appears because of the one before.
private struct Link: View {
  let number: Int
  @State private var hasNext = false

  var body: some View {
    Text("link \(number)").onAppear { hasNext = number < 250 }
    if hasNext { AnyView(Link(number: number + 1)) }
  }
}
