import SwiftUI

struct Card: ViewModifier {
  var color: Color
  @State private var hasAppeared = false
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.padding().background(color).opacity(isEnabled && hasAppeared ? 1 : 0.5)
      .onAppear { hasAppeared = true }
  }
}

extension View {
  func card(color: Color = .red) -> some View { modifier(Card(color: color)) }

  func readWidth(_ action: @escaping (CGFloat) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
    }
    .onPreferenceChange(WidthKey.self, perform: action)
  }

  @ViewBuilder func hidden(if condition: Bool) -> some View {
    if condition { hidden() } else { self }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct TitlesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct SeasonKey: EnvironmentKey {
  static let defaultValue = "summer"
}

extension EnvironmentValues {
  var season: String {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
  @Entry var rowSpacing: CGFloat = 8
  @Entry var leave: () -> Void = {}
  @Entry var choose: (@MainActor (Int) -> Void)?
}

struct Insistent: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold().opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == Insistent {
  static var insistent: Insistent { Insistent() }
}

struct OnAppear: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onAppear { configuration.trigger() }
  }
}

struct Staircase: SwiftUI.Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let next = subview.sizeThatFits(.unspecified)
      return CGSize(width: size.width + next.width + spacing, height: size.height + next.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      point.x += size.width + spacing
      point.y += size.height
    }
  }
}

// Shapes and effects are drawn away from the main actor, so they are not on it where that is the default.
nonisolated struct Triangle: Shape {
  var inset: CGFloat = 0
  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

nonisolated struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(animatableData), y: 0))
  }
}

struct ThirdAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  static let third = HorizontalAlignment(ThirdAlignment.self)
}

@propertyWrapper
struct Doubled: DynamicProperty {
  @State private var value = 1

  var wrappedValue: Int {
    get { value * 2 }
    nonmutating set { value = newValue / 2 }
  }
  var projectedValue: Binding<Int> { $value }

  mutating func update() {}
}

struct DoublingButton: View {
  @Doubled private var number

  var body: some View { Button("Doubled \(number)") { number += 2 } }
}
