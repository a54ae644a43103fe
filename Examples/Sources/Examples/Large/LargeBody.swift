import SwiftUI

/// Ten children and forty modifiers in one body. `Scripts/examples` sees to it that the compiler takes this in at once.
struct LargeBody: View {
  @State private var count = 0
  @State private var name = "Ann"
  @State private var isOn = false
  @State private var items = ["one", "two", "three"]
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello, \(name)!").font(.title).bold().foregroundStyle(.tint).lineLimit(2)
      Text(isOn ? "On" : "Off").italic().foregroundStyle(isOn ? .green : .secondary).textCase(.uppercase)
      Button("Count \(count + items.count * 2)") { count += 1 }.disabled(count > 10).buttonStyle(.automatic)
      Button(isOn ? "Switch off" : "Switch on") { isOn.toggle() }.controlSize(.large).tag(1)
      HStack {
        Text(Double(count) / 3, format: .number.precision(.fractionLength(2))).monospacedDigit()
        Text(verbatim: locale.identifier).truncationMode(.middle).minimumScaleFactor(0.5)
      }
      .font(.system(size: 12 + CGFloat(count) * 0.5, weight: isOn ? .bold : .regular))
      ForEach(items, id: \.self) { item in
        Text("\(item): \(items.firstIndex(of: item) ?? -1)").strikethrough(item.count > 3).id(item)
      }
      if count > 3 {
        Text("Many").kerning(1.5).tracking(2).baselineOffset(-1)
      } else {
        Text("Few").underline(true, color: .red).allowsTightening(true)
      }
      switch items.count {
      case 0: EmptyView()
      case 1...2: Text("A pair").fontWeight(.semibold)
      default: Text("\(items.count) things").fontDesign(.rounded).fontWidth(.condensed)
      }
      Group {
        Text("First").symbolVariant(.fill).imageScale(.large)
        Text("Second").redacted(reason: isOn ? [] : .placeholder).privacySensitive()
      }
      .multilineTextAlignment(.trailing)
      Text("Last").onAppear { name += "!" }.onChange(of: count) { old, new in isOn = new > old }
    }
    .environment(\.locale, Locale(identifier: isOn ? "de_DE" : "en_GB"))
    .environment(\.timeZone, .gmt)
    .transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .xxxLarge) }
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    .preference(key: CountKey.self, value: count)
    .onPreferenceChange(CountKey.self) { [$count] in if $0 > 100 { $count.wrappedValue = 100 } }
    .task(id: name) { await Task.yield() }
    .tint(isOn ? .orange : .blue)
    .lineSpacing(isOn ? 4 : 2)
    .accessibilityIdentifier("large")
  }

  private struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}
