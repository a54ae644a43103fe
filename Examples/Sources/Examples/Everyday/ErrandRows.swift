import SwiftUI

/// A row that stores what tapping it does.
struct TapRow: View {
  let title: String
  let tap: () -> Void

  var body: some View { Button(title, action: tap) }
}

/// A row that may have an action, and stores its content.
struct ActionRow<Content: View>: View {
  private let action: (() -> Void)?
  private let content: Content

  init(action: (() -> Void)? = nil, @ViewBuilder content: () -> Content) {
    self.action = action
    self.content = content()
  }

  var body: some View {
    Button(action: { action?() }) { content }
  }
}

/// A column that stores how to make its content.
struct Column<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { VStack(content: content) }
}

/// Rows whose looks are up to whoever uses them.
struct ErrandRows<Row: View>: View {
  let errands: [Errand]
  @ViewBuilder let row: (Errand) -> Row

  var body: some View {
    ForEach(errands) { errand in row(errand) }
    ForEach(errands, content: row)
  }
}

/// A choice among values of any type.
struct Chooser<Value: Hashable, Label: View>: View {
  @Binding var value: Value
  var options: [Value]
  @ViewBuilder var label: (Value) -> Label

  var body: some View {
    ForEach(options, id: \.self) { option in
      Button(action: { value = option }) { label(option) }
    }
  }
}

struct Switch: View {
  @Binding var isOn: Bool
  let onChange: (Bool) -> Void

  var body: some View {
    Button(isOn ? "On" : "Off", action: toggle)
      .onChange(of: isOn) { _, new in onChange(new) }
  }

  private func toggle() { isOn.toggle() }
}

struct Formatted: View, Equatable {
  let number: Int

  nonisolated static func == (a: Formatted, b: Formatted) -> Bool { a.number == b.number }

  var body: some View { Text("Number \(number)") }
}

/// A view that stores asynchronous work.
struct Loading: View {
  private let load: () async -> Int
  @State private var value = 0

  init(load: @escaping () async -> Int) { self.load = load }

  var body: some View {
    Text("Loaded \(value)")
      .task { value = await load() }
      .onChange(of: value) { print(value) }
  }
}
