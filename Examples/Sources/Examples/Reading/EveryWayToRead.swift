import SwiftUI

extension EnvironmentValues {
  /// How loud things are here.
  @Entry var volume = 3
  /// The station that is tuned in.
  @Entry var station = Station(name: "Harbour", frequency: 98.5)

  /// Derived from others: whoever reads it follows those.
  var isSilent: Bool { volume == 0 }
}

struct Station: Equatable {
  var name: String
  var frequency: Double
}

/// Each way in which a view can read the environment, side by side. The buttons change what they read.
struct EveryWayToRead: View {
  @State private var volume = 3
  @State private var frequency = 98.5

  var body: some View {
    VStack {
      ByKeyPath()
      ByNestedKeyPath()
      ByComputedValue()
      ByWholeEnvironment()
      ByTypeOfProperty()
      ByDynamicProperty()
      Text("Modifier").modifier(ByModifier())
      Button("Style") {}.buttonStyle(ByStyle())
      Button("Louder") { volume += 1 }
      Button("Mute") { volume = 0 }
      Button("Tune") { frequency += 1 }
    }
    .environment(\.volume, volume)
    .transformEnvironment(\.station) { $0.frequency = frequency }
  }
}

struct ByKeyPath: View {
  @Environment(\.volume) private var volume
  var body: some View { Text("Volume \(volume)") }
}

/// Runs again for another frequency, not for another name.
struct ByNestedKeyPath: View {
  @Environment(\.station.frequency) private var frequency
  var body: some View { Text("Tuned to \(frequency, specifier: "%.1f")") }
}

/// Runs again when silence begins or ends, not for each volume.
struct ByComputedValue: View {
  @Environment(\.isSilent) private var isSilent
  var body: some View { Text(isSilent ? "Silent" : "Playing") }
}

/// Has all values at hand, and depends on those it asks for.
struct ByWholeEnvironment: View {
  @Environment(\.self) private var environment
  var body: some View { Text("All: \(environment.volume)") }
}

struct ByTypeOfProperty: View {
  @Environment(\.colorScheme) var colorScheme: ColorScheme
  var body: some View {
    if colorScheme == .dark { Text("Night") } else { Text("Day") }
  }
}

struct ByDynamicProperty: View {
  private var meter = Meter()
  var body: some View { Text("Meter \(meter.bars)") }
}

/// A property of one's own that reads the environment for the view it is in.
struct Meter: DynamicProperty {
  @Environment(\.volume) private var volume
  var bars: String { String(repeating: "|", count: volume) }
}

struct ByModifier: ViewModifier {
  @Environment(\.volume) private var volume

  func body(content: Content) -> some View {
    HStack {
      content
      Text("at \(volume)")
    }
  }
}

struct ByStyle: ButtonStyle {
  @Environment(\.volume) private var volume

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("for \(volume)")
    }
  }
}
