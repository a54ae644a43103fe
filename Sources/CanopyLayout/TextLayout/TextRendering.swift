package import CanopyCore
package import Foundation

/// Code of an app that determines the size of texts, and draws them in an upper layer.
package protocol TextRendering: AnyObject {
  /// Returns the size of a text.
  ///
  /// - Parameter measure: A closure that returns the size that the text would otherwise have.
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
  /// The app's code that determines the size of texts and draws them; nil if there is none.
  @Entry package var textRendering: TextRenderingReference?
}
