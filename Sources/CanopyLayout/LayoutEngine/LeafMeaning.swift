package import CanopyText

/// The meaning of a leaf for assistive technologies.
package enum LeafMeaning {
  /// An image with a label. If it is decorative, assistive technologies skip it.
  case image(label: Text?, isDecorative: Bool)
  /// In a view that describes another view, the meaning of the other view.
  case describedView
}
