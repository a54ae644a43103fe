import CanopyTesting
import Combine
import SwiftUI
import Testing

/// Bindings to members of observable objects.
@MainActor @Suite struct ProjectedObjectTests {
  enum Kind: CaseIterable { case stateObject, observedObject, environmentObject }

  @Test("10.12 A child with a binding $object.member updates with every change", arguments: Kind.allCases)
  func aChildUpdatesWithItsMember(kind: Kind) throws {
    let model = Model()
    let screen = screen(kind, model) { Child(count: $0.count) }
    #expect(screen.texts == ["count 0"])
    try screen.find("count 0").tap()
    #expect(screen.texts == ["count 1"])
    model.count = 7
    screen.settle()
    #expect(screen.texts == ["count 7"])
  }

  @Test("10.12 A child runs its body only when its member changes", arguments: Kind.allCases)
  func aChildRunsItsBodyOnlyWhenItsMemberChanges(kind: Kind) {
    let model = Model()
    let screen = screen(kind, model) { Child(count: $0.count) }
    screen.resetCounts()
    model.isShown = true
    screen.settle()
    #expect(screen.bodyCount(of: Child.self) == 0)
    model.count = 2
    screen.settle()
    #expect(screen.bodyCount(of: Child.self) == 1)
  }

  @Test("10.12 A presentation with a binding $object.member is presented and dismissed", arguments: Kind.allCases)
  func presentationsFollowTheirMember(kind: Kind) throws {
    let model = Model()
    let screen = screen(kind, model) { model in
      Text("base")
        .sheet(isPresented: model.isShown) { Text("sheet") }
        .alert("alert", isPresented: model.isAlerting) { Button("Close") {} }
    }
    model.isShown = true
    screen.settle()
    #expect(screen.texts == ["base", "sheet"])
    model.isShown = false
    model.isAlerting = true
    screen.settle()
    #expect(screen.texts == ["base", "alert", "Close"])
    try screen.find("Close").tap()
    #expect(!model.isAlerting)
    #expect(screen.texts == ["base"])
  }

  @Test("10.12 A binding to a property of a member updates, too") func bindingsToPropertiesOfMembersUpdate() {
    let model = Model()
    let screen = screen(.observedObject, model) { Child(count: $0.position.x) }
    model.position.x = 3
    screen.settle()
    #expect(screen.texts == ["count 3"])
  }

  @Test func replacingTheObjectUpdatesItsBindings() {
    let (first, second) = (Model(), Model())
    second.count = 5
    let screen = TestScreen { Exchanging(first: first, second: second) }
    #expect(screen.texts == ["count 0", "exchange"])
    try? screen.find("exchange").tap()
    #expect(screen.texts == ["count 5", "exchange"])
    second.count = 6
    screen.settle()
    #expect(screen.texts == ["count 6", "exchange"])
  }

  private func screen<Content: View>(
    _ kind: Kind, _ model: Model, @ViewBuilder content: @escaping (ObservedObject<Model>.Wrapper) -> Content
  ) -> TestScreen {
    TestScreen {
      switch kind {
      case .stateObject: Owner(model: model, content: content)
      case .observedObject: Observer(model: model, content: content)
      case .environmentObject: Reader(content: content).environmentObject(model)
      }
    }
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var isShown = false
  @Published var isAlerting = false
  @Published var position = Position()

  struct Position { var x = 0 }
}

private struct Child: View {
  @Binding var count: Int
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Owner<Content: View>: View {
  @StateObject private var model: Model
  let content: (ObservedObject<Model>.Wrapper) -> Content

  init(model: Model, content: @escaping (ObservedObject<Model>.Wrapper) -> Content) {
    _model = StateObject(wrappedValue: model)
    self.content = content
  }

  var body: some View { content($model) }
}

private struct Observer<Content: View>: View {
  @ObservedObject var model: Model
  let content: (ObservedObject<Model>.Wrapper) -> Content
  var body: some View { content($model) }
}

private struct Reader<Content: View>: View {
  @EnvironmentObject private var model: Model
  let content: (ObservedObject<Model>.Wrapper) -> Content
  var body: some View { content($model) }
}

private struct Exchanging: View {
  let first: Model
  let second: Model
  @State private var isSecond = false

  var body: some View {
    Observer(model: isSecond ? second : first) { Child(count: $0.count) }
    Button("exchange") { isSecond = true }
  }
}
