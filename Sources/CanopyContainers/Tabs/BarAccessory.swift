internal import CanopyAnimation
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Shows a view beside the bar of the tab view in this view, such as the controls of a player.
  ///
  /// The view is above the bar. While the bar shows only the selected tab, the view is beside it. The view finds its placement in the
  /// environment, as `\.tabViewBottomAccessoryPlacement`.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    _setting(\.tabViewAccessory, AnyView(content()))
  }

  /// Shows a view beside the bar of the tab view in this view, if it is enabled.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    _setting(\.tabViewAccessory, isEnabled ? AnyView(content()) : nil)
  }

  /// Sets when the bar of the tab view in this view shows only the selected tab.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    _setting(\.tabBarMinimizeBehavior, behavior)
  }
}

/// A behavior that determines when the bar of a tab view shows only the selected tab.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, onScrollDown, onScrollUp, never }
  private let kind: Kind

  /// As the platform does: never.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// When people scroll down, until they scroll up.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// When people scroll up, until they scroll down.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// Never.
  public static let never = TabBarMinimizeBehavior(kind: .never)
}

extension EnvironmentValues {
  /// The view beside the bar of the tab views in this view.
  @Entry var tabViewAccessory: AnyView?
  /// When the bars of the tab views in this view show only the selected tab.
  @Entry var tabBarMinimizeBehavior = TabBarMinimizeBehavior.automatic
}

/// The view beside a bar of tabs.
struct BarAccessory: View {
  let accessory: AnyView
  let placement: TabViewBottomAccessoryPlacement
  @Environment(\.bottomBarMetrics) private var metrics

  var body: some View {
    accessory
      .frame(maxWidth: .infinity)
      .frame(height: metrics.accessoryHeight)
      .modifier(FloatingBar(metrics: metrics))
      ._setting(\.tabViewBottomAccessoryPlacement, placement, for: "tabViewBottomAccessory")
  }
}

/// A modifier that minimizes a bar when people scroll the content.
struct BarMinimizing: ViewModifier {
  let behavior: TabBarMinimizeBehavior
  @Binding var isMinimized: Bool
  /// The distance of a scroll that minimizes the bar, or shows it again.
  private let threshold: CGFloat = 12
  @State private var start: CGFloat = 0

  init(behavior: TabBarMinimizeBehavior, isMinimized: Binding<Bool>) {
    self.behavior = behavior
    _isMinimized = isMinimized
  }

  func body(content: Content) -> some View {
    if behavior == .onScrollDown || behavior == .onScrollUp {
      content.onScrollGeometryChange(for: CGFloat.self) { geometry in
        // Beyond the edges, the content moves back by itself.
        let end = max(geometry.contentSize.height + geometry.contentInsets.bottom - geometry.containerSize.height, 0)
        return min(max(geometry.contentOffset.y + geometry.contentInsets.top, 0), end)
      } action: { old, new in
        let isDown = new > old
        // A turn begins a new distance.
        if isDown != (old > start) { start = old }
        guard abs(new - start) > threshold else { return }
        isMinimized = isDown == (behavior == .onScrollDown)
      }
    } else {
      content
    }
  }
}
