import CanopyDrawing
import CanopyTesting
import Foundation
import SwiftUI

// What tests of layout have in common. Texts are in a font of 16 points: each letter 8 wide, each line 20 high.

/// A window of 200 by 100 points.
@MainActor
func layOut(
  width: CGFloat = 200, height: CGFloat = 100, environment: (inout EnvironmentValues) -> Void = { _ in },
  @ViewBuilder _ content: () -> some View
) -> TestScreen {
  let content = content()
  return TestScreen(
    size: CGSize(width: width, height: height), environment: environment, textEngine: FixedTextEngine.shared
  ) {
    content.font(.system(size: 16))
  }
}

extension TestScreen {
  /// Where the view with an identifier is: x, y, width, height.
  func frame(_ id: String) throws -> [CGFloat] {
    let frame = try find(id: id).frame
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}

extension View {
  /// Gives the view an identifier for `TestScreen.frame(_:)`.
  func id(frame id: String) -> some View { accessibilityIdentifier(id) }
}

/// A view of a fixed size.
@MainActor func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).id(frame: id)
}

/// A view that takes all room.
@MainActor func fill(_ id: String) -> some View { Color.blue.id(frame: id) }
