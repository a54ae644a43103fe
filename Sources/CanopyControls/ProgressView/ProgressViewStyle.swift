internal import CanopyAnimation
public import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
internal import CanopyText
internal import Foundation

/// A type that defines the appearance of progress views.
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(configuration.fractionCompleted ?? 0, format: .percent)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns a view that represents a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that its style receives.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction of the task, from 0 to 1; nil if its length is unknown.
  public let fractionCompleted: Double?
  /// The label, or nil if the progress view has none.
  public var label: Label?
  /// The view that describes the value, or nil if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?

  /// A type-erased label of a progress view.
  public struct Label: View {
    let view: AnyView

    /// The label of the progress view.
    public var body: some View { view }
  }

  /// A type-erased view that describes the value of a progress view.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The view that the app passed to describe the value.
    public var body: some View { view }
  }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    _changing(\.progressViewStyle) { $0.add(style) }
  }
}

/// Progress views, as a kind of control.
package enum ProgressViewKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.progressViewStyle }

  package static func makeBody(
    _ style: any ProgressViewStyle, _ configuration: ProgressViewStyleConfiguration
  ) -> AnyView {
    func body(_ style: some ProgressViewStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  /// Returns a bar, or a spinner if the length of the task is unknown.
  package static func makeUsualBody(_ configuration: ProgressViewStyleConfiguration, _: UsualStyles) -> AnyView {
    configuration.fractionCompleted == nil
      ? makeBody(CircularProgressViewStyle(), configuration) : makeBody(LinearProgressViewStyle(), configuration)
  }
}

extension EnvironmentValues {
  /// The styles of the progress views in this view.
  @Entry var progressViewStyle: ControlStyles<ProgressViewKind> = ControlStyles()
}

extension ProgressViewStyleConfiguration.Label: PlaceholderView {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: PlaceholderView {}

// MARK: Styles

/// The default progress view style, which depends on the enclosing container. Most show a bar, or a spinner if there is no
/// value.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the progress view in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(ProgressViewKind.self, configuration)
  }
}

/// A progress view style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Creates the style.
  nonisolated public init() { color = nil }

  /// Creates the style with a color for the bar.
  nonisolated public init(tint: Color) { color = tint }

  /// Returns a bar.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, color: color)
  }
}

/// A progress view style that shows a spinning circle of spokes. On the desktop, a value is shown by a ring instead.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Creates the style.
  nonisolated public init() { color = nil }

  /// Creates the style with a color for the spokes.
  nonisolated public init(tint: Color) { color = tint }

  /// Returns a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressSpinner(configuration: configuration, color: color)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style of progress views.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinning circle of spokes.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar that fills from the leading edge, between its label and the description of its value.
private struct ProgressBar: View {
  let configuration: ProgressViewStyleConfiguration
  let color: Color?
  @Environment(\.controlTokens.progress) private var tokens

  var body: some View {
    VStack(alignment: .leading, spacing: tokens.barSpacing) {
      configuration.label.padding(.vertical, tokens.barLabelPadding)
      Capsule().fill(tokens.track)
        .overlay {
          LevelShape(fraction: configuration.fractionCompleted ?? 0, radius: nil)
            .fill(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
        }
        .frame(height: tokens.barHeight)
        .animation(.default, value: configuration.fractionCompleted)
        .frame(height: tokens.barRow)
      configuration.currentValueLabel.foregroundStyle(.secondary).modifier(ValueFont())
    }
    .modifier(ControlFont())
  }
}

/// A modifier that sets the font of the description of a value.
private struct ValueFont: ViewModifier {
  @Environment(\.controlTokens.progress.valueFont) private var font

  func body(content: Content) -> some View {
    if let font { content._setting(\.font, font, for: "ProgressView") } else { content }
  }
}

/// A spinner, or a ring that shows the value, above the label and the description of the value.
private struct ProgressSpinner: View {
  let configuration: ProgressViewStyleConfiguration
  let color: Color?
  @Environment(\.controlTokens.progress) private var tokens
  @Environment(\.tint) private var tint

  var body: some View {
    VStack(spacing: tokens.spinnerSpacing) {
      circle.frame(width: tokens.spinnerSize, height: tokens.spinnerSize)
      if configuration.label != nil || configuration.currentValueLabel != nil {
        VStack(spacing: 0) {
          configuration.label
          configuration.currentValueLabel.modifier(ValueFont())
        }
        .foregroundStyle(.secondary)
      }
    }
    .modifier(ControlFont())
  }

  @ViewBuilder @MainActor private var circle: some View {
    if let ring = tokens.ring, let fraction = configuration.fractionCompleted {
      ZStack {
        Circle().inset(by: ring.thickness / 2).stroke(ring.track, lineWidth: ring.thickness)
        Circle().inset(by: ring.thickness / 2).trim(from: 0, to: fraction)
          .stroke(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint), lineWidth: ring.thickness)
          .rotationEffect(.degrees(-90))
      }
      .animation(.default, value: fraction)
    } else {
      TimelineView(.animation(minimumInterval: tokens.turn / Double(tokens.spokes))) { context in
        spokes(at: context.date)
      }
    }
  }

  @MainActor private func spokes(at date: Date) -> some View {
    let progress = tokens
    let turns = date.timeIntervalSinceReferenceDate / progress.turn
    let step = Int((turns - turns.rounded(.down)) * Double(progress.spokes))
    let accent = color.map { AnyShapeStyle($0) } ?? tint
    // The darkest spoke has the full color of a tint, but without a tint, it is gray.
    let strength = accent == nil ? 1 : 1 / progress.spokeOpacities.upperBound
    return ZStack {
      ForEach(0..<progress.spokes, id: \.self) { spoke in
        // At first, the leftmost spoke is the darkest. The dark spoke moves clockwise.
        let age = (step + progress.spokes - spoke) % progress.spokes
        let range = progress.spokeOpacities
        let opacity =
          range.upperBound - (range.upperBound - range.lowerBound) * Double(age) / Double(progress.spokes - 1)
        Capsule().fill(accent ?? AnyShapeStyle(Color.primary)).opacity(opacity * strength)
          .frame(width: progress.spoke.width, height: progress.spoke.height)
          .offset(y: -progress.spokeDistance)
          .rotationEffect(.degrees(Double(spoke) * 360 / Double(progress.spokes) - 90))
      }
    }
  }
}
