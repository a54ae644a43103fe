internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
public import CanopyStyle
internal import CanopyText
internal import Foundation

/// The actions that people find when they swipe a row toward one side.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

extension View {
  /// Adds actions to the rows in this view, which people find when they swipe a row.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .swipeActions {
  ///     Button("Archive") { archive(message) }.tint(.blue)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions appear.
  ///   - allowsFullSwipe: A Boolean value that indicates whether swiping the row all the way performs the first action.
  ///   - content: The buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return _changingContainerValues { $0.swipeActions.append(actions) }
  }
}

/// A modifier that lets people swipe a row to its actions.
struct SwipeableRow: ViewModifier {
  let actions: [SwipeActions]
  let shape: UnevenRoundedRectangle
  @State private var offset: CGFloat = 0
  /// The offset at which the current drag began.
  @State private var start: CGFloat?
  @State private var width: CGFloat = 0
  @State private var buttons = SwipeTriggers()
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    if actions.isEmpty {
      content
    } else {
      content
        .offset(x: offset)
        .background(alignment: offset < 0 ? .trailing : .leading) {
          if offset != 0 {
            SwipeButtons(actions: actions(at: edge), edge: edge, end: close)
              .frame(width: abs(offset))
              .onPreferenceChange(SwipeTriggers.self) { buttons = $0 }
          }
        }
        .clipShape(shape)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        .gesture(swipe)
        .accessibilityActions { ForEach(actions.indices, id: \.self) { actions[$0].content } }
    }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 10, axis: .horizontal)
      .onChanged { drag in
        let begun = start ?? offset
        start = begun
        offset = limited(begun + reading(drag.translation.width))
      }
      .onEnded { drag in
        let begun = start ?? 0
        start = nil
        settle(limited(begun + reading(drag.translation.width)), begun + reading(drag.predictedEndTranslation.width))
      }
  }

  /// Returns a horizontal distance in the reading direction.
  private func reading(_ distance: CGFloat) -> CGFloat { direction == .rightToLeft ? -distance : distance }

  private var edge: HorizontalEdge { offset < 0 ? .trailing : .leading }

  private func actions(at edge: HorizontalEdge) -> [SwipeActions] { actions.filter { $0.edge == edge } }

  /// Returns an offset that shows no side without actions.
  private func limited(_ offset: CGFloat) -> CGFloat {
    if offset < 0, actions(at: .trailing).isEmpty { return 0 }
    if offset > 0, actions(at: .leading).isEmpty { return 0 }
    return offset
  }

  /// Opens or closes the actions after a drag, or performs the first one if the row was swiped all the way.
  private func settle(_ offset: CGFloat, _ predicted: CGFloat) {
    let open = SwipeTriggers.buttonWidth * CGFloat(max(buttons.triggers.count, 1))
    if abs(offset) > max(width * 0.6, open), actions(at: edge).first?.allowsFullSwipe == true,
      let first = edge == .trailing ? buttons.triggers.last : buttons.triggers.first
    {
      close()
      return first.action()
    }
    let opens = predicted * offset > 0 && abs(predicted) > open / 2
    withAnimation(.snappy) { self.offset = opens ? (offset < 0 ? -open : open) : 0 }
  }

  private func close() { withAnimation(.snappy) { offset = 0 } }
}

/// The buttons of the actions at one edge. The first one is at the edge.
private struct SwipeButtons: View {
  let actions: [SwipeActions]
  let edge: HorizontalEdge
  let end: () -> Void

  var body: some View {
    Group(subviews: ForEach(actions.indices, id: \.self) { actions[$0].content }) { buttons in
      HStack(spacing: 0) { ForEach(edge == .trailing ? Array(buttons.reversed()) : Array(buttons)) { $0 } }
    }
    ._containerStyle(ButtonKind.self, SwipeButtonStyle(end: end), isFixed: true, for: "swipeActions")
  }
}

/// The actions of the buttons that are shown beside a swiped row, in reading order.
private struct SwipeTriggers: PreferenceKey {
  var triggers: [Trigger] = []

  /// The width of a button.
  static var buttonWidth: CGFloat { 74 }

  static var defaultValue: SwipeTriggers { SwipeTriggers() }
  static func reduce(value: inout SwipeTriggers, nextValue: () -> SwipeTriggers) {
    value.triggers += nextValue().triggers
  }
}

extension SwipeTriggers: Equatable {
  static func == (first: SwipeTriggers, second: SwipeTriggers) -> Bool {
    first.triggers.elementsEqual(second.triggers, by: ===)
  }
}

/// The style of the buttons of swipe actions: blocks with a white label on their color.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let end: () -> Void

  func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration, end: end) }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let end: () -> Void
  @State private var trigger = Trigger()

  var body: some View {
    let _ = trigger.action = { configuration.trigger() }
    PressableView(
      role: configuration.role?.name,
      action: {
        end()
        configuration.trigger()
      }
    ) {
      SwipeLabel(role: configuration.role, label: configuration.label)
    }
    .preference(key: SwipeTriggers.self, value: SwipeTriggers(triggers: [trigger]))
  }
}

/// The label of a button beside a swiped row.
private struct SwipeLabel: View {
  let role: ButtonRole?
  let label: PrimitiveButtonStyleConfiguration.Label
  @Environment(\.tint) private var tint

  var body: some View {
    label
      .labelStyle(.iconOnly)
      .font(.callout.weight(.medium))
      .foregroundStyle(.white)
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(fill)
      .contentShape(Rectangle())
  }

  private var fill: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color(uiColor: .systemGray))
  }
}
