import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The identifiers of `id(_:)` in lazy stacks, of rows that were never made.
@MainActor @Suite struct LazyIdentifierTests {
  @Observable fileprivate final class Model { var target: AnyHashable? }

  private enum Kind: CaseIterable { case lazy, loop, sections, plain }

  private struct Part: View {
    let name: String

    var body: some View {
      Section {
        ForEach(0..<8, id: \.self) { row in Text("\(name)\(row)").frame(width: 200, height: 20).id("\(name)\(row)") }
      } header: {
        Color.gray.frame(width: 200, height: 24)
      }
    }
  }

  private struct Content: View {
    let model: Model
    let kind: Kind

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          switch kind {
          case .lazy:
            LazyVStack(spacing: 0) {
              ForEach(0..<200, id: \.self) { row in Text("b\(row)").frame(width: 200, height: 20).id("b\(row)") }
            }
          case .loop:
            LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Text("b\($0)").frame(width: 200, height: 20) } }
          case .sections:
            LazyVStack(spacing: 0) {
              Part(name: "a")
              Part(name: "b")
              Part(name: "c")
            }
          case .plain:
            VStack(spacing: 0) {
              ForEach(0..<200, id: \.self) { row in Text("b\(row)").frame(width: 200, height: 20).id("b\(row)") }
            }
          }
        }
        .onChange(of: model.target) { _, target in
          if let target { proxy.scrollTo(target, anchor: .top) }
        }
      }
    }
  }

  private func top(_ kind: Kind, _ target: AnyHashable, _ text: String) throws -> CGFloat {
    let model = Model()
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) { Content(model: model, kind: kind) }
    model.target = target
    screen.update()
    screen.settle()
    return try screen.find(text).frame.minY
  }

  @Test func scrollToFindsAnExplicitIdentifierOfARowThatWasNeverMade() throws {
    #expect((0...4).contains(try top(.lazy, "b100", "b100")))
    #expect((0...4).contains(try top(.lazy, "b5", "b5")))
    #expect((0...4).contains(try top(.loop, 100, "b100")))
    #expect((0...4).contains(try top(.sections, "b3", "b3")))
    #expect((0...4).contains(try top(.plain, "b100", "b100")))
  }
}
