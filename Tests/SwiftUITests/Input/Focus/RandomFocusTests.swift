import CanopyTesting
import Combine
import RandomTestSupport
import SwiftUI
import Testing

@MainActor
@Suite("Random focus")
struct RandomFocusTests {
  @Test("The focus is at a view that people can use, and focus states agree with it", arguments: 0..<12)
  func invariants(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = FormModel()
    let screen = TestScreen(size: CGSize(width: 300, height: 500)) { RandomForm(model: model, level: 0) }
    for step in 0..<120 {
      let action = act(on: screen, model, &random)
      check(screen, model, "seed \(seed), step \(step): \(action)")
    }
    #expect(screen.issues.isEmpty)
  }

  private func act(on screen: TestScreen, _ model: FormModel, _ random: inout SeededGenerator) -> String {
    let level = Int.random(in: 0...model.shown, using: &random)
    let row = Int.random(in: 0..<FormModel.rowCount, using: &random)
    switch Int.random(in: 0...10, using: &random) {
    case 0, 1: screen.press(.tab)
    case 2: screen.press(.tab, modifiers: .shift)
    case 3: screen.press([.upArrow, .downArrow, .leftArrow, .rightArrow][Int.random(in: 0...3, using: &random)])
    case 4: model.present[level][row].toggle()
    case 5: model.enabled[level][row].toggle()
    case 6: if model.shown < 2 { model.shown += 1 }
    case 7:
      screen.press(.escape)
      return "escape"
    case 8: model.shown = level
    default: model.wanted[level] = row
    }
    screen.settle()
    return "level \(level), row \(row)"
  }

  private func check(_ screen: TestScreen, _ model: FormModel, _ step: Comment) {
    var expected = Array(repeating: -1, count: FormModel.levels)
    if let focused = screen.focusedElement {
      #expect(focused.isEnabled, step)
      let name = screen.texts.first { text in
        text.hasPrefix("row")
          && (try? screen.find(text)).map { focused.frame.contains($0.frame) && $0.isFocused } == true
      }
      let numbers = (name ?? "").split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else {
        Issue.record("the focus is at an unknown element: \(focused.frame), \(step)")
        return
      }
      #expect(numbers[0] == screen.presentations.count, step)
      #expect(model.present[numbers[0]][numbers[1]] && model.enabled[numbers[0]][numbers[1]], step)
      expected[numbers[0]] = numbers[1]
    }
    for level in 0...screen.presentations.count {
      #expect(screen.texts.contains("focus \(level): \(expected[level])"), step)
    }
  }
}

@MainActor
private final class FormModel: ObservableObject {
  static let rowCount = 4
  static let levels = 3
  @Published var present = Array(repeating: Array(repeating: true, count: rowCount), count: levels)
  @Published var enabled = Array(repeating: Array(repeating: true, count: rowCount), count: levels)
  /// The row that a form at a level is to focus next.
  @Published var wanted = [Int?](repeating: nil, count: levels)
  /// The number of sheets.
  @Published var shown = 0

  func isShown(_ level: Int) -> Binding<Bool> {
    Binding {
      self.shown > level
    } set: { isShown in
      if !isShown { self.shown = min(self.shown, level) }
    }
  }
}

/// A form of buttons and focusable views, with another one in a sheet.
private struct RandomForm: View {
  @ObservedObject var model: FormModel
  let level: Int
  @FocusState private var row: Int?

  var body: some View {
    VStack {
      Text("focus \(level): \(row ?? -1)")
      ForEach(0..<FormModel.rowCount, id: \.self) { number in
        if model.present[level][number] {
          content(number).focused($row, equals: number).disabled(!model.enabled[level][number])
        }
      }
    }
    .onChange(of: model.wanted[level]) { _, wanted in
      guard let wanted else { return }
      row = wanted
      model.wanted[level] = nil
    }
    .sheet(isPresented: level + 1 < FormModel.levels ? model.isShown(level) : .constant(false)) {
      AnyView(RandomForm(model: model, level: level + 1))
    }
  }

  @ViewBuilder
  private func content(_ number: Int) -> some View {
    if number.isMultiple(of: 2) {
      Button("row \(level) \(number)") {}
    } else {
      Text("row \(level) \(number)").focusable()
    }
  }
}
