import SwiftUI

// Everything an app does with views, state, the environment, preferences and transactions, written the way apps do.

struct Everything: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Group {
        Counters()
        Branches()
        Rows()
        Lifecycle()
        Signals()
      }
      Preferences()
      Transactions()
      Storage()
      Styles()
      Identity()
      Modifiers()
      AnyView(EmptyView())
    }
  }
}

// MARK: Values of one's own, in all four containers

extension EnvironmentValues {
  @Entry var unit = "m"
  @Entry var reporter: Reporter = .silent
  @Entry var owner: String?
}

extension Transaction {
  @Entry var isQuiet = false
}

extension ContainerValues {
  @Entry var isPinned = false
  @Entry var section: String?
}

extension FocusedValues {
  @Entry var draft: Binding<String>?
}

struct Reporter: Equatable {
  var name: String
  static let silent = Reporter(name: "silent")
}

// MARK: State and bindings

private struct Profile: Equatable {
  var name = "Ann"
  var age = 41
  var nickname: String?
}

@Observable
final class Odometer {
  var distance = 0
  @ObservationIgnored var readings = 0
}

private struct Counters: View {
  @State private var count = 0
  @State private var profile = Profile()
  @State private var choice: Int?
  @State private var odometer = Odometer()

  var body: some View {
    HStack {
      Button("Count \(count)") { count += 1 }
      Stepping(value: $count, by: 10)
      Stepping(value: $profile.age)
      Stepping(value: Binding(get: { count * 2 }, set: { count = $0 / 2 }), by: 2)
      Stepping(value: .constant(7))
      if let name = Binding($profile.nickname) { Naming(name: name) }
      if let choice = Binding($choice) { Stepping(value: choice) }
      Button("Nickname") { profile.nickname = "A" }
      Naming(name: $profile.name.transaction(Transaction()))
      Text("\(profile.name), \(profile.age), \(profile.nickname ?? "no nickname")")
      Driving(odometer: odometer)
      Remembering()
    }
  }
}

private struct Stepping: View {
  @Binding var value: Int
  private let step: Int

  init(value: Binding<Int>, by step: Int = 1) {
    _value = value
    self.step = step
  }

  var body: some View { Button("Step \(value)") { value += step } }
}

private struct Naming: View {
  @Binding var name: String
  var body: some View { Button("Name \(name)") { name.append("a") } }
}

private struct Driving: View {
  @Bindable var odometer: Odometer
  var body: some View {
    Stepping(value: $odometer.distance, by: 5)
    Text("Driven \(odometer.distance) km")
  }
}

/// State that is given its first value from outside.
private struct Remembering: View {
  @State private var first: Date
  @State private var seen: Set<String> = []

  init(first: Date = .distantPast) { _first = State(initialValue: first) }

  var body: some View {
    Text(first, style: .date)
    Text("\(seen.count) seen")
  }
}

// MARK: Structure

private struct Branches: View {
  private enum Phase { case loading, failed(String), ready }

  @State private var phase = Phase.loading
  @State private var isDetailed = false

  var body: some View {
    switch phase {
    case .loading: Text("Loading")
    case .failed(let reason): Text(reason).foregroundStyle(.red)
    case .ready: EmptyView()
    }
    if isDetailed {
      Text("Details")
    } else {
      Text("Summary").italic()
    }
    if #available(macOS 26, *) { Text("Available") }
    title("Branches")
    footer
    Button("Fail") { phase = .failed("No network") }
    Button("Finish") {
      phase = .ready
      isDetailed = true
    }
  }

  private func title(_ text: LocalizedStringKey) -> some View { Text(text).font(.headline).bold() }

  @ViewBuilder private var footer: some View {
    let lines = 2
    if lines > 1 { Text("Footer \(1)") }
    Text("Footer \(lines)")
  }
}

private struct Track: Identifiable, Equatable {
  let id: Int
  var title: String
  var isLiked = false
}

private struct Rows: View {
  @State private var tracks = [Track(id: 1, title: "One"), Track(id: 2, title: "Two")]
  @State private var tags = ["red", "green"]

  var body: some View {
    ForEach(tracks) { Text("\($0.id). \($0.title)").tag($0.id) }
    ForEach(tags, id: \.self) { Text($0).containerValue(\.section, $0) }
    ForEach(0..<3) { Text("No. \($0)").containerValue(\.isPinned, $0 == 0) }
    ForEach($tracks) { $track in
      Button(track.isLiked ? "Unlike \(track.title)" : "Like \(track.title)") { track.isLiked.toggle() }
    }
    ForEach($tags, id: \.self) { $tag in Naming(name: $tag) }
    ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in TrackLine(number: index, title: tag).equatable() }
    Button("Shuffle") { tracks.reverse() }
    Button("Add track") { tracks.append(Track(id: tracks.count + 1, title: "New")) }
  }
}

private struct TrackLine: View, Equatable {
  let number: Int
  let title: String
  var body: some View { Text("\(number): \(title)") }
}

// MARK: Lifecycle

private struct Lifecycle: View {
  @State private var isShown = true
  @State private var events: [String] = []
  @State private var level = 1

  var body: some View {
    VStack {
      if isShown {
        Text("Here")
          .onAppear { events.append("appeared") }
          .onDisappear { events.append("gone") }
          .task { events.append("began") }
          .task(id: level, priority: .high) { events.append("level task \(level)") }
          .onChange(of: level) { old, new in events.append("\(old) to \(new)") }
          .onChange(of: level, initial: true) { events.append("level \(level)") }
      }
      Text(events.joined(separator: ", ")).accessibilityIdentifier("events")
      Button("Level up") { level += 1 }
      Button("Go") { isShown = false }
    }
  }
}

extension Notification.Name {
  static let doorbell = Notification.Name("doorbell")
}

private final class Clock: ObservableObject {
  @Published var minutes = 0
  let ticks = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()
}

private struct Signals: View {
  @StateObject private var clock = Clock()
  @State private var rings = 0
  @State private var heard = 0

  var body: some View {
    Text("Rang \(rings), heard \(heard)")
      .onReceive(NotificationCenter.default.publisher(for: .doorbell)) { _ in rings += 1 }
      .onReceive(clock.$minutes) { heard = $0 }
      .onReceive(clock.ticks) { _ in clock.minutes += 60 }
    Button("Tick") { clock.minutes += 1 }
  }
}

// MARK: Preferences and transactions

private struct LongestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Preferences: View {
  @State private var longest = 0
  @State private var extra = "one"

  var body: some View {
    VStack {
      Text("short").preference(key: LongestKey.self, value: 5).preference(key: NamesKey.self, value: ["short"])
      Text(extra).preference(key: LongestKey.self, value: extra.count).preference(key: NamesKey.self, value: [extra])
    }
    .transformPreference(NamesKey.self) { $0.append("end") }
    .onPreferenceChange(LongestKey.self) { longest = $0 }
    .overlayPreferenceValue(NamesKey.self) { Text($0.joined(separator: "+")) }
    .backgroundPreferenceValue(LongestKey.self, alignment: .bottom) { Text("\($0) behind") }
    Text("Longest \(longest)")
    Button("Grow") { extra += " more" }
  }
}

private struct Transactions: View {
  @State private var isOn = false

  var body: some View {
    Button(isOn ? "On" : "Off") { withTransaction(\.isQuiet, true) { isOn.toggle() } }
      .transaction { if $0.isQuiet { $0.isQuiet = false } }
      .transaction(value: isOn) { $0.isQuiet = true }
    Button("Loud") {
      var transaction = Transaction()
      transaction.isQuiet = false
      withTransaction(transaction) { isOn = true }
    }
  }
}

// MARK: Storage

private enum Layout: String { case list, grid }

private struct Storage: View {
  @AppStorage("launches") private var launches = 0
  @AppStorage("layout") private var layout = Layout.list
  @AppStorage("lastUser") private var lastUser: String?
  @SceneStorage("tab") private var tab = "home"

  var body: some View {
    Button("Launch \(launches)") { launches += 1 }
    Button("Layout \(layout.rawValue)") { layout = layout == .list ? .grid : .list }
    Button("User \(lastUser ?? "nobody")") { lastUser = "Ann" }
    Button("Tab \(tab)") { tab = "search" }
    Naming(name: $tab)
  }
}

// MARK: Styles and modifiers

private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var mark = "!"

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold(configuration.isPressed)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
    Text(isEnabled ? mark : "off")
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
    Button("Again") {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private struct Styles: View {
  @State private var presses = 0

  var body: some View {
    HStack {
      Button("Delete", role: .destructive) { presses += 1 }
      Button("Keep") { presses += 1 }.disabled(presses > 0)
      Button {
        presses = 0
      } label: {
        Text("\(Image(systemName: "arrow.counterclockwise"))Reset")
      }
      .buttonStyle(.automatic)
    }
    .buttonStyle(Loud())
    Button("Press") { presses += 1 }.buttonStyle(Twice())
    Text("Pressed \(presses)")
  }
}

private struct Framed: ViewModifier {
  let title: String
  @State private var isFolded = false
  @Environment(\.unit) private var unit

  func body(content: Content) -> some View {
    VStack {
      Button("\(title) in \(unit)") { isFolded.toggle() }
      if !isFolded { content }
    }
  }
}

private struct Shouting: ViewModifier {
  func body(content: Content) -> some View { content.textCase(.uppercase) }
}

extension View {
  fileprivate func framed(_ title: String) -> some View { modifier(Framed(title: title)) }
}

private struct Modifiers: View {
  var body: some View {
    Text("Framed").framed("Width").environment(\.unit, "cm")
    Text("framed loudly").modifier(Framed(title: "Height").concat(Shouting()))
    Text("as it is").modifier(EmptyModifier.identity)
    Conversion(metres: 3).environment(\.unit, "km")
    Owner().environment(\.owner, "Ann").environment(\.reporter, Reporter(name: "Bob"))
  }
}

/// A property made of others.
private struct Converted: DynamicProperty {
  @Environment(\.unit) private var unit
  @State private var factor = 1
  private(set) var text = ""

  mutating func update() { text = "\(factor) \(unit)" }
  func grow() { factor *= 10 }
}

private struct Conversion: View {
  let metres: Int
  private var converted = Converted()

  init(metres: Int) { self.metres = metres }

  var body: some View { Button("Times \(converted.text)") { converted.grow() } }
}

private struct Owner: View {
  @Environment(\.owner) private var owner
  @Environment(\.reporter.name) private var reporter
  var body: some View { Text("\(owner ?? "Nobody") and \(reporter)") }
}

// MARK: Identity

private struct Identity: View {
  @Namespace private var namespace
  @State private var generation = 0

  var body: some View {
    Ticket().id(generation).accessibilityIdentifier("ticket")
    Button("New ticket") { generation += 1 }
    Text(namespace == namespace ? "One namespace" : "Two")
  }
}

private struct Ticket: View {
  @State private var punched = 0
  var body: some View { Button("Punched \(punched)") { punched += 1 } }
}

// MARK: Previews

#Preview("Counting", traits: .fixedLayout(width: 300, height: 200)) {
  @Previewable @State var count = 1
  @Previewable @Environment(\.unit) var unit
  Stepping(value: $count)
  Text("\(count) \(unit)")
}

#Preview {
  Everything()
}

private struct EverythingPreviews: PreviewProvider {
  static var previews: some View {
    Everything().previewDisplayName("Light")
    Everything().environment(\.colorScheme, .dark).previewDisplayName("Dark")
  }
}
