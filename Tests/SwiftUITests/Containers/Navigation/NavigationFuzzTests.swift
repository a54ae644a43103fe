import CanopyTesting
import SwiftUI
import Testing

/// Random changes of paths and requests: the pages follow a simple model, and appear and disappear once.
@MainActor @Suite struct NavigationFuzzTests {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var isShown = false
    var alive: [String: Int] = [:]
    var visible: [String: Int] = [:]
  }

  private struct Program: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Page(name: "root", model: model)
          .navigationDestination(for: Int.self) { Page(name: "\($0)", model: model) }
          .modifier(Shown(model: model))
      }
    }
  }

  private struct Shown: ViewModifier {
    @ObservedObject var model: Model
    func body(content: Content) -> some View {
      content.navigationDestination(isPresented: $model.isShown) { Page(name: "shown", model: model) }
    }
  }

  private struct Page: View {
    let name: String
    let model: Model

    var body: some View {
      Text("page \(name)")
        .navigationTitle(name.count.isMultiple(of: 2) ? "" : name)
        .onAppear { model.visible[name, default: 0] += 1 }
        .onDisappear { model.visible[name, default: 0] -= 1 }
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("After random edits of the path, requests and ways back, the pages are those of the model", arguments: 1...6)
  func randomEdits(seed: UInt64) throws {
    var random = Random(state: seed)
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 400, height: 600)) { Program(model: model) }
    // The pages above the root: values, and nil for the requested page.
    var expected: [Int?] = []
    for step in 0..<250 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        let value = Int.random(in: 0..<5, using: &random)
        model.path.append(value)
        expected.append(value)
      case 2:
        let new = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
        let old = expected.compactMap { $0 }
        let common = zip(old, new).prefix { $0 == $1 }.count
        if common < old.count {
          // The pages from the first value that differs are removed, with a requested page above it.
          var values = 0
          let place = expected.firstIndex { page in
            if page != nil { values += 1 }
            return page != nil && values > common
          }
          expected.removeSubrange((place ?? expected.count)...)
        }
        expected += new.dropFirst(common).map { Optional($0) }
        model.path = new
      case 3:
        if !model.isShown { expected.append(nil) }
        model.isShown = true
      case 4:
        if let place = expected.firstIndex(of: nil) { expected.removeSubrange(place...) }
        model.isShown = false
      case 5:
        if !expected.isEmpty {
          screen.settle()
          try screen.find(role: "button", name: "Back").tap()
          expected.removeLast()
        }
      default: screen.advance(by: Double.random(in: 0...0.4, using: &random))
      }
      let settles = Bool.random(using: &random)
      if settles { screen.settle() } else { screen.update() }
      let top = expected.last.map { $0.map { "page \($0)" } ?? "page shown" } ?? "page root"
      let texts = screen.texts.filter { $0.hasPrefix("page") }
      // A page that leaves can be seen until it is gone.
      try #require(settles ? texts == [top] : texts.contains(top), "seed \(seed), step \(step): \(expected) \(texts)")
      try #require(model.path == expected.compactMap { $0 }, "seed \(seed), step \(step)")
      try #require(model.isShown == expected.contains(nil), "seed \(seed), step \(step)")
      let visible = model.visible.filter { $0.value != 0 }
      try #require(visible == [String(top.dropFirst(5)): 1], "seed \(seed), step \(step): \(visible)")
    }
  }
}
