package import CanopyStyle

/// The meaning of a leaf for assistive technologies.
package enum LeafMeaning {
  /// An image with a label, which assistive technologies skip if it only decorates.
  case image(label: Text?, isDecorative: Bool)
  /// In a view that describes another view: what the other view means.
  case describedView
}
