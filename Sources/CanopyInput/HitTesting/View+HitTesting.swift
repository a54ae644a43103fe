public import CanopyCore
internal import CanopyLayout
internal import Foundation

extension View {
  /// Sets whether this view receives touches. If it doesn't, they reach the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// A modifier that can exclude its content from hit testing.
struct HitTestingModifier {
  let isEnabled: Bool
}

@MainActor
extension HitTestingModifier: InputModifier {
  func makeHandler(_: _MountContext) -> HitTestingHandler { HitTestingHandler(isEnabled: isEnabled) }
  func update(_ handler: HitTestingHandler) { handler.isEnabled = isEnabled }
}

@MainActor
final class HitTestingHandler: InputHandler {
  var isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  nonisolated var label: String { "allowsHitTesting" }

  func inside(_ point: CGPoint, of _: LayoutNode, for purpose: PointPurpose) -> CGPoint? {
    isEnabled || purpose == .description ? point : nil
  }
}
