import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyGraph

/// A view tree that has ended frees its scopes, attributes and elements.
@MainActor @Suite struct ViewTreeTests {
  @Test func endingATreeFreesItsScopes() {
    weak var scope: EnvironmentScope?
    do {
      let tree = ViewTree(Reading(), environment: EnvironmentValues(), context: TreeContext())
      scope = tree.scope
      tree.end()
    }
    #expect(scope == nil)
  }

  @Test func endingATreeFreesItsAttributesAndElements() {
    ViewRuntime.update()
    let (attributes, elements) = (ViewRuntime.graph.statistics.attributes, ViewRuntime.elements.live)
    for _ in 0..<100 {
      let tree = ViewTree(Reading(), environment: EnvironmentValues(), context: TreeContext())
      #expect(ViewRuntime.elements.live > elements)
      tree.end()
    }
    ViewRuntime.update()
    // Other tests may make or free a few attributes on their threads at the same time.
    #expect(ViewRuntime.graph.statistics.attributes < attributes + 50)
    #expect(ViewRuntime.elements.live == elements)
  }

  @Test func theContentOfAWindowHidesTheStatusBar() throws {
    let screen = TestScreen { Toggled { Text("inside").statusBarHidden($0) } }
    #expect(!screen.hidesStatusBar)
    try screen.find("toggle").tap()
    #expect(screen.hidesStatusBar)
    try screen.find("toggle").tap()
    #expect(!screen.hidesStatusBar)
    #expect(TestScreen { Text("inside").statusBar(hidden: true) }.hidesStatusBar)
  }

  @Test func theContentOfAWindowTellsWhatItWantsOfTheSystem() throws {
    let screen = TestScreen {
      Toggled { isGame in
        Text("inside").defersSystemGestures(on: isGame ? .vertical : []).statusBarHidden()
        Text("beside").persistentSystemOverlays(isGame ? .hidden : .automatic).defersSystemGestures(on: .leading)
      }
    }
    #expect(screen.systemOverlays == .automatic && screen.deferredSystemGestures == .leading)
    try screen.find("toggle").tap()
    #expect(screen.systemOverlays == .hidden && screen.hidesStatusBar)
    #expect(screen.deferredSystemGestures == [.vertical, .leading])
  }
}

private struct Toggled<Content: View>: View {
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("toggle") { isOn.toggle() }
      content(isOn)
    }
  }
}

private struct Reading: View {
  @State private var count = 1
  @Environment(\.locale) private var locale
  var body: some View {
    VStack {
      Text(verbatim: "\(count) \(locale.identifier)")
      Inner().environment(\.locale, Locale(identifier: "ar"))
      ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
    }
  }
}

private struct Inner: View {
  @Environment(\.locale) private var locale
  var body: some View { Text(verbatim: locale.identifier) }
}
