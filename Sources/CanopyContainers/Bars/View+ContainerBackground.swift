internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
public import CanopyLayout
public import CanopyStyle
internal import Foundation

/// A container whose background views inside can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Container { case navigation, split, other }

  let container: Container

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(container: .navigation)
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(container: .split)
  /// The tabs of a tab view. In Canopy, tabs have no background of their own.
  public static let tabView = ContainerBackgroundPlacement(container: .other)
  /// A widget, which Linux doesn't have: the background isn't drawn.
  public static let widget = ContainerBackgroundPlacement(container: .other)
  /// A window. In Canopy, windows have no background of their own.
  public static let window = ContainerBackgroundPlacement(container: .other)
}

extension View {
  /// Sets the background of the container around this view to a style.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the background of the container around this view to a view.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - alignment: The alignment of the view in the container.
  ///   - content: The view.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(GroundModifier(isWanted: container.container != .other, alignment: alignment, ground: content()))
  }
}

/// The view behind a page, for the page.
struct ShownGround: Equatable {
  let views: SubviewsCollection
  let alignment: Alignment

  static func == (first: ShownGround, second: ShownGround) -> Bool {
    first.alignment == second.alignment && first.views.map(\.id) == second.views.map(\.id)
  }
}

/// Makes the view behind a page at the place of the modifier, and passes it on.
private struct GroundModifier<Ground: View> {
  let isWanted: Bool
  let alignment: Alignment
  let ground: Ground
}

extension GroundModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      if isWanted {
        KeptSubviews(of: ground) { views in
          Color.clear.frame(width: 0, height: 0).accessibilityHidden(true).allowsHitTesting(false)
            .preference(
              key: BarSettingsKey.self,
              value: BarSettings(ground: ShownGround(views: views, alignment: alignment)))
        }
      }
    }
  }
}
