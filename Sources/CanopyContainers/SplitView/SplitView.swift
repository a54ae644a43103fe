internal import CanopyAccessibility
internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A container that shows views side by side, between which people drag dividers.
///
/// ```swift
/// HSplitView {
///   Sidebar().frame(minWidth: 150, idealWidth: 200, maxWidth: 300)
///   Editor().frame(minWidth: 300, maxWidth: .infinity)
/// }
/// ```
///
/// A divider stops where a view has reached its minimum or maximum size. First, each view has its ideal size, and views that can grow
/// share the rest; those with the highest layout priority come first.
public struct HSplitView<Content: View> {
  private let content: Content

  /// Creates a container of views side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor
extension HSplitView: View {
  /// The views and the dividers between them.
  public var body: some View { SplitView(axis: .horizontal, content: content) }
}

/// A container that shows views above each other, between which people drag dividers.
///
/// A divider stops where a view has reached its minimum or maximum size. First, each view has its ideal size, and views that can grow
/// share the rest; those with the highest layout priority come first.
public struct VSplitView<Content: View> {
  private let content: Content

  /// Creates a container of views above each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor
extension VSplitView: View {
  /// The views and the dividers between them.
  public var body: some View { SplitView(axis: .vertical, content: content) }
}

/// The parts of a split view, with the dividers between them.
private struct SplitView<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The lengths that people chose, by the identifiers of the parts; empty before they drag a divider.
  @State private var chosen: [Subview.ID: CGFloat] = [:]
  /// The part before the divider that people dragged last.
  @State private var dragged: Subview.ID?
  /// The lengths of the parts as they are laid out.
  @State private var lengths: [Subview.ID: CGFloat] = [:]

  var body: some View {
    Group(subviews: content) { parts in
      SplitLayout(
        axis: axis, chosen: parts.map { chosen[$0.id] },
        dragged: dragged.flatMap { id in parts.firstIndex { $0.id == id } }
      ) {
        ForEach(parts) { part in
          part.onGeometryChange(for: CGFloat.self) { [axis] in
            axis == .horizontal ? $0.size.width : $0.size.height
          } action: {
            lengths[part.id] = $0
          }
        }
        ForEach(parts.dropLast()) { part in
          SplitDivider(axis: axis, length: lengths[part.id] ?? 0, share: share(of: part.id)) { start, distance in
            drag(part.id, from: start, by: distance, parts.map(\.id))
          }
          .zIndex(1)
        }
      }
    }
  }

  /// Returns the part of the whole length that a part has.
  @MainActor
  private func share(of part: Subview.ID) -> Double {
    let whole = lengths.values.reduce(0, +)
    return whole > 0 ? (lengths[part] ?? 0) / whole : 0
  }

  /// Moves the divider behind a part, and keeps the lengths of all parts except for the two beside it.
  @MainActor
  private func drag(_ part: Subview.ID, from start: CGFloat, by distance: CGFloat, _ parts: [Subview.ID]) {
    guard let place = parts.firstIndex(of: part), place + 1 < parts.count else { return }
    let next = parts[place + 1]
    var new = lengths.filter { parts.contains($0.key) }
    let both = (new[part] ?? 0) + (new[next] ?? 0)
    new[part] = start + distance
    new[next] = both - start - distance
    (chosen, dragged) = (new, part)
  }
}

/// The line between two parts of a split view, which people drag, or move with the arrow keys.
private struct SplitDivider: View {
  let axis: Axis
  /// The length of the part before the line, and its share of all parts.
  let length: CGFloat
  let share: Double
  /// A closure that receives the length of the part at the start of a movement, and the distance of the movement.
  let move: (CGFloat, CGFloat) -> Void
  @State private var start: CGFloat?
  @FocusState private var isFocused: Bool
  @Environment(\.layoutDirection) private var direction

  /// The length across the line in which people grab it, and the step of the arrow keys.
  private static var reach: CGFloat { 9 }
  private static var step: CGFloat { 10 }

  var body: some View {
    let isHorizontal = axis == .horizontal
    Rectangle().fill(isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .separator)))
      .frame(width: isHorizontal ? 1 : nil, height: isHorizontal ? nil : 1)
      .frame(width: isHorizontal ? Self.reach : nil, height: isHorizontal ? nil : Self.reach)
      .contentShape(Rectangle())
      .pointerStyle(isHorizontal ? .columnResize : .rowResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let start = start ?? length
            self.start = start
            move(start, distance(of: drag.translation))
          }
          .onEnded { _ in start = nil }
      )
      .focusable(interactions: .activate)
      .focused($isFocused)
      .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
        guard let step = step(of: press.key) else { return .ignored }
        move(length, step)
        return .handled
      }
      ._accessibilityControl(
        AccessibilityControl(
          .slider, value: Text(share, format: .percent.precision(.fractionLength(0))),
          adjust: { move(length, $0 == .increment ? Self.step : -Self.step) }),
        label: Text("Divider"))
  }

  @MainActor private var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  @MainActor
  private func distance(of translation: CGSize) -> CGFloat {
    if axis == .vertical { return translation.height }
    return isMirrored ? -translation.width : translation.width
  }

  /// Returns the distance by which an arrow key moves the line; nil for keys along it.
  @MainActor
  private func step(of key: KeyEquivalent) -> CGFloat? {
    switch (axis, key) {
    case (.horizontal, .leftArrow): isMirrored ? Self.step : -Self.step
    case (.horizontal, .rightArrow): isMirrored ? -Self.step : Self.step
    case (.vertical, .upArrow): -Self.step
    case (.vertical, .downArrow): Self.step
    default: nil
    }
  }
}
