package import CanopyCore
package import Foundation

/// The code of an app that sizes texts, and draws them in a layer above.
package protocol TextRendering: AnyObject {
  /// Returns the size of a text.
  ///
  /// - Parameter measure: Returns the size that the text has otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize, _ measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize

  /// Returns a Boolean value that indicates whether texts look the same with another object.
  func isEqual(to other: any TextRendering) -> Bool
}

/// A reference to a ``TextRendering``, which the environment compares.
package struct TextRenderingReference: Equatable {
  package let rendering: any TextRendering

  package init(_ rendering: any TextRendering) { self.rendering = rendering }

  package static func == (first: TextRenderingReference, second: TextRenderingReference) -> Bool {
    first.rendering === second.rendering || first.rendering.isEqual(to: second.rendering)
  }
}

extension EnvironmentValues {
  /// The code of an app that sizes and draws texts; nil for none.
  @Entry package var textRendering: TextRenderingReference?
}
