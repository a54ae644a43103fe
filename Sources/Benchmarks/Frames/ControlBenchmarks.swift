import CanopyCore
import Foundation
import SwiftUI

/// The benchmarks of many controls.
enum ControlBenchmarks {
  static var all: [Benchmark] { [openForm(of: 1_000), openPicker(of: 10_000)] }

  private static let size = CGSize(width: 800, height: 600)

  /// W19: a window opens with a scroll view of mixed controls, to its first display list. The limit opens one with as many texts.
  static func openForm(of count: Int) -> Benchmark {
    Benchmark(name: "W19 form of controls", size: count, unit: .microseconds) {
      var windows: [ShownWindow] = []
      @MainActor func end() {
        windows.forEach { $0.end() }
        windows = []
      }
      return .init(
        subject: { _ in
          windows.append(ShownWindow(FormOfControls(size: count / 10), size: size))
          return windows.last?.list.isEmpty == false ? count : 0
        },
        limit: { _ in
          windows.append(ShownWindow(ColumnOfTexts(size: count), size: size))
          return windows.last?.list.isEmpty == false ? count : 0
        },
        beforeSubject: { _ in end() }, beforeLimit: { _ in end() })
    }
  }

  /// W19: a picker with many options opens as a menu, to the damage of the window. The limit creates the titles of the options.
  static func openPicker(of count: Int) -> Benchmark {
    Benchmark(name: "W19 picker opens", size: count, unit: .microseconds) {
      var window: ShownWindow?
      var titles: [String] = []
      return .init(
        subject: { _ in
          window?.click(at: CGPoint(x: 400, y: 300))
          return window?.show(to: .damage) ?? 0 > 0 ? count : 0
        },
        limit: { _ in
          titles = (0..<count).map { "Option \($0)" }
          return titles.count
        },
        beforeSubject: { _ in
          window?.end()
          window = ShownWindow(LongPicker(size: count), size: size)
          window?.show(to: .damage)
        })
    }
  }
}

/// Ten kinds of controls, again and again.
private struct FormOfControls: View {
  let size: Int
  @State private var isOn = true
  @State private var value = 0.5
  @State private var count = 3
  @State private var text = "text"
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<size, id: \.self) { row in
          Button("Button \(row)") { count += 1 }
          Toggle("Toggle", isOn: $isOn)
          Slider(value: $value)
          Stepper("Stepper", value: $count)
          Picker("Picker", selection: $count) { ForEach(0..<5, id: \.self) { Text("Option \($0)") } }
          TextField("Field", text: $text)
          DatePicker("Date", selection: $date)
          ProgressView(value: value)
          Label("Label", systemImage: "star")
          LabeledContent("Content", value: "value")
        }
      }
    }
  }
}

private struct ColumnOfTexts: View {
  let size: Int

  var body: some View {
    ScrollView {
      VStack { ForEach(0..<size, id: \.self) { Text("Text \($0)") } }
    }
  }
}

private struct LongPicker: View {
  let size: Int
  @State private var selection = 0

  var body: some View {
    Picker("Picker", selection: $selection) { ForEach(0..<size, id: \.self) { Text("Option \($0)") } }
  }
}
