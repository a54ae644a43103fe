internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A wheel of rows, of which the one in the middle is selected.
struct Wheel<Row: View>: View {
  let count: Int
  @Binding var selection: Int
  /// A Boolean value that indicates whether the first row follows the last.
  var isCyclic = false
  var alignment = Alignment.center
  @ViewBuilder let row: (Int) -> Row
  /// The number of the row in the middle. A cyclic wheel repeats its rows.
  @State private var position: Int?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlTokens.wheel) private var tokens

  private var repetitions: Int { isCyclic ? 201 : 1 }

  var body: some View {
    // A stack that measures the wheel for several widths would make rows for each if it measured the scroll view.
    Color.clear
      .frame(idealWidth: tokens.width)
      .frame(height: tokens.height)
      .overlay { rows }
      ._accessibilityControl(AccessibilityControl(.slider, textsAreValue: true, adjust: adjust))
      .modifier(AdjustmentKeys(name: "wheel", isMirrored: false, adjust: adjust))
  }

  @MainActor private var rows: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count * repetitions, id: \.self) { index in cell(index) }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    // Disabled content scrolls elsewhere, but here that would change the selection.
    .scrollDisabled(!isEnabled)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $position, anchor: .center)
    .contentMargins(.vertical, (tokens.height - tokens.pitch) / 2, for: .scrollContent)
    .onAppear { position = place(of: selection, near: count * (repetitions / 2)) }
    .onScrollPhaseChange { last, phase in
      // A row is selected when the wheel that people turned stops there, and not while it passes.
      guard phase == .idle, last != .tracking, last != .animating else { return }
      guard let position, count > 0, position % count != selection else { return }
      selection = position % count
      turn(to: selection)
    }
    .onChange(of: selection) { _, selection in turn(to: selection) }
  }

  @MainActor private func cell(_ index: Int) -> some View {
    let tokens = tokens
    return row(index % count)
      .font(tokens.font)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, alignment: alignment)
      .frame(height: tokens.pitch)
      .contentShape(.rect)
      .accessibilityHidden(index != position)
      .onTapGesture { selection = index % count }
      .visualEffect { content, proxy in
        let turn = tokens.turn(of: proxy)
        return content.scaleEffect(turn.scale).opacity(turn.opacity).offset(y: turn.offset)
      }
  }

  /// Turns the wheel to a row, which isn't the one in the middle if that can't be selected.
  private func turn(to row: Int) {
    guard count > 0, let position, position % count != row else { return }
    withAnimation { self.position = place(of: row, near: position) }
  }

  /// Returns the place of a row that is nearest to another place.
  private func place(of row: Int, near place: Int) -> Int {
    guard isCyclic, count > 0 else { return row }
    var distance = (row - place % count + count) % count
    if distance > count / 2 { distance -= count }
    return place + distance
  }

  /// Selects the next row for an increment, as if the wheel was turned upward.
  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let next = selection + (direction == .increment ? 1 : -1)
    if isCyclic {
      selection = (next + count) % max(count, 1)
    } else if (0..<count).contains(next) {
      selection = next
    }
  }
}

/// The band behind the selected rows of some wheels.
struct WheelBand: View {
  @Environment(\.controlTokens.wheel) private var tokens

  var body: some View {
    RoundedRectangle(cornerRadius: tokens.bandRadius).fill(tokens.bandFill)
      .frame(height: tokens.bandHeight)
      .padding(.horizontal, tokens.bandInset)
      .accessibilityHidden(true)
  }
}

extension ControlTokens.Wheel {
  /// The appearance of a row of a wheel.
  struct Turn {
    let offset: CGFloat
    let scale: CGFloat
    let opacity: Double
  }

  /// Returns how a row appears, which lies on the surface of a cylinder.
  nonisolated func turn(of row: GeometryProxy) -> Turn {
    guard let visible = row.bounds(of: .scrollView) else { return turn(at: 0) }
    return turn(at: row.size.height / 2 - visible.midY)
  }

  /// - Parameter distance: The distance from the middle along the surface.
  nonisolated func turn(at distance: CGFloat) -> Turn {
    let angle = max(min(distance / radius, .pi / 2), -.pi / 2)
    let rows = abs(distance) / pitch
    return Turn(
      offset: radius * sin(angle) - distance, scale: max(1 - 0.1 * rows, 0),
      opacity: rows < 0.5 ? 1 : max(min(0.35, 0.33 - 0.14 * (rows - 2)), 0))
  }
}
