public import CanopyCore
internal import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

/// The look of scrolled content at an edge of a scroll view, under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  fileprivate enum Kind { case automatic, hard, soft }

  fileprivate let kind: Kind

  /// The platform's default style: soft.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// Content ends abruptly at a line.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  /// Content fades out.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

/// The styles that views request for their edges.
struct ScrollEdgeEffects: Equatable {
  var styles: [Edge: ScrollEdgeEffectStyle] = [:]
  var hidden: Edge.Set = []

  func style(at edge: Edge) -> ScrollEdgeEffectStyle? {
    hidden.contains(Edge.Set(edge)) ? nil : styles[edge] ?? .automatic
  }
}

/// The styles that scroll views pass to enclosing bars.
struct ScrollEdgeEffectKey: PreferenceKey {
  static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }

  static func reduce(value: inout ScrollEdgeEffects, nextValue: () -> ScrollEdgeEffects) {
    let next = nextValue()
    value.styles.merge(next.styles) { first, _ in first }
    value.hidden.formUnion(next.hidden)
  }
}

extension View {
  /// Sets the look of scrolled content at edges of the scroll views in this view, under the bars of
  /// `safeAreaBar(edge:alignment:spacing:content:)`.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    transformPreference(ScrollEdgeEffectKey.self) { effects in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { effects.styles[edge] = style ?? .automatic }
    }
  }

  /// Shows scrolled content under bars without an effect.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformPreference(ScrollEdgeEffectKey.self) { effects in
      if hidden { effects.hidden.formUnion(edges) } else { effects.hidden.subtract(edges) }
    }
  }

  /// Shows a bar at the top or bottom edge of this view, in front of the content that scrolls under it.
  ///
  /// The bar is placed in the same way as the view of `safeAreaInset(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        bar: content(), edge: edge == .top ? .top : .bottom, horizontal: alignment, vertical: .center, spacing: spacing)
    )
  }

  /// Shows a bar at the leading or trailing edge of this view, in front of the content that scrolls under it.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaBarModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing, horizontal: .center, vertical: alignment,
        spacing: spacing))
  }
}

/// Shows a bar at an edge, with the look that the scroll views inside request.
struct SafeAreaBarModifier<Bar: View> {
  let bar: Bar
  let edge: Edge
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?
  @State private var effects = ScrollEdgeEffects()

  init(bar: Bar, edge: Edge, horizontal: HorizontalAlignment, vertical: VerticalAlignment, spacing: CGFloat?) {
    (self.bar, self.edge, self.spacing) = (bar, edge, spacing)
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

@MainActor
extension SafeAreaBarModifier: ViewModifier {
  func body(content: Content) -> some View {
    let observed = content.onPreferenceChange(ScrollEdgeEffectKey.self) { effects = $0 }
    switch edge {
    case .top, .bottom:
      observed.safeAreaInset(edge: edge == .top ? .top : .bottom, alignment: horizontal, spacing: spacing) { shown }
    case .leading, .trailing:
      observed.safeAreaInset(edge: edge == .leading ? .leading : .trailing, alignment: vertical, spacing: spacing) {
        shown
      }
    }
  }

  private var shown: some View {
    bar.background {
      if let style = effects.style(at: edge) {
        BarBackground(edge: edge, isHard: style.kind == .hard).ignoresSafeArea(edges: Edge.Set(edge))
      }
    }
  }
}

/// The background of a bar: a material that ends at a line or fades out.
private struct BarBackground {
  let edge: Edge
  let isHard: Bool
  @Environment(\.pixelLength) private var pixel
}

@MainActor
extension BarBackground: View {
  var body: some View {
    if isHard {
      Rectangle().fill(.bar).overlay(alignment: line) {
        Color(uiColor: .separator)
          .frame(width: isVertical ? nil : pixel, height: isVertical ? pixel : nil)
      }
    } else {
      Rectangle().fill(.bar).mask {
        LinearGradient(
          stops: [Gradient.Stop(color: .black, location: 0.6), Gradient.Stop(color: .clear, location: 1)],
          startPoint: start, endPoint: end)
      }
    }
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// The side of the bar that faces the content.
  private var line: Alignment {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  private var start: UnitPoint {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  private var end: UnitPoint {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
