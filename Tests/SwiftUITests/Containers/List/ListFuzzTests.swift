import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Random edits of a list end as a fresh list.
@MainActor @Suite struct ListFuzzTests {
  private struct Row: Identifiable, Hashable {
    let id: Int
    var lines: Int
  }

  private struct Group: Identifiable {
    let id: Int
    var rows: [Row]
    var hasHeader: Bool
    var hasFooter: Bool
  }

  private final class Model: ObservableObject {
    @Published var groups: [Group] = []
    @Published var isPlain = false
    @Published var isRightToLeft = false
    @Published var isEditing = false
    @Published var spacing: CGFloat?
    @Published var selection: Set<Int> = []
  }

  private struct Program: View {
    @ObservedObject var model: Model

    var body: some View {
      list
        .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
        .environment(\.editMode, .constant(model.isEditing ? .active : .inactive))
        .listRowSpacing(model.spacing)
    }

    @ViewBuilder private var list: some View {
      if model.isPlain { rows.listStyle(.plain) } else { rows }
    }

    private var rows: some View {
      List(selection: $model.selection) {
        ForEach(model.groups) { group in
          Section {
            ForEach(group.rows) { row in
              Color.gray.frame(height: CGFloat(row.lines) * 20)
                .accessibilityElement().accessibilityIdentifier("\(row.id)")
                .listRowSeparator(row.id % 5 == 0 ? .hidden : .automatic)
            }
            .onDelete { _ in }
          } header: {
            if group.hasHeader { Text("Header \(group.id)") }
          } footer: {
            if group.hasFooter { Text("Footer \(group.id)") }
          }
        }
      }
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11 ^ state << 23
    }
  }

  @Test(arguments: 0..<6)
  func editsEndAsAFreshList(seed: Int) throws {
    var random = Random(state: UInt64(seed) * 7919 + 1)
    let model = Model()
    var nextID = 0
    func row() -> Row {
      nextID += 1
      return Row(id: nextID, lines: Int.random(in: 1...5, using: &random))
    }
    func group() -> Group {
      nextID += 1
      return Group(
        id: nextID, rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in row() },
        hasHeader: .random(using: &random), hasFooter: .random(using: &random))
    }
    model.groups = (0..<3).map { _ in group() }
    let size = CGSize(width: 400, height: 900)
    let screen = TestScreen(size: size) { Program(model: model) }
    for step in 0..<20 {
      let place = model.groups.indices.randomElement(using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: model.groups.insert(group(), at: Int.random(in: 0...model.groups.count, using: &random))
      case 1: if model.groups.count > 1, let place { model.groups.remove(at: place) }
      case 2: model.groups.shuffle(using: &random)
      case 3: if let place { model.groups[place].rows.append(row()) }
      case 4: if let place, !model.groups[place].rows.isEmpty { model.groups[place].rows.removeLast() }
      case 5: if let place { model.groups[place].rows.shuffle(using: &random) }
      case 6: if let place { model.groups[place].hasHeader.toggle() }
      case 7: if let place { model.groups[place].hasFooter.toggle() }
      case 8: model.isRightToLeft.toggle()
      default:
        model.isEditing.toggle()
        model.spacing = model.spacing == nil && Bool.random(using: &random) ? 8 : nil
        model.selection = Set(model.groups.flatMap(\.rows).map(\.id).filter { _ in Bool.random(using: &random) })
      }
      screen.settle()
      let fresh = TestScreen(size: size) { Program(model: model) }
      fresh.settle()
      let shown = frames(screen, model)
      #expect(shown == frames(fresh, model), "seed \(seed)")
      guard step % 4 == 0 else { continue }
      #expect(try screen.image(scale: 1).png == fresh.image(scale: 1).png, "seed \(seed)")
    }
    #expect(screen.issues.isEmpty)
  }

  private func frames(_ screen: TestScreen, _ model: Model) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for row in model.groups.flatMap(\.rows) { frames["\(row.id)"] = try? screen.find(id: "\(row.id)").frame }
    for text in screen.texts { frames[text] = screen.findAll(text).first?.frame }
    // Rows out of sight may or may not be there.
    return frames.filter { $0.value.minY < 900 }
  }
}
