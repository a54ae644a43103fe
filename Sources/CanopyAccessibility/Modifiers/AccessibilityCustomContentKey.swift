public import CanopyText

/// A key that identifies custom content, so that it can be replaced.
///
/// ```swift
/// extension AccessibilityCustomContentKey {
///   static var quantity: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Quantity") }
/// }
/// ```
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

  /// Creates a key with a localized label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key whose label is also its identifier.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

  init(_ label: Text) { self.init(label, id: "\(label)") }
}

/// A namespace for types related to custom content.
public enum AXCustomContent {
  /// The importance of custom content.
  public enum Importance: Hashable, Sendable {
    /// The content is read when people ask for it.
    case `default`
    /// The content is read together with the label.
    case high
  }
}

extension AccessibleElement {
  /// Adds custom content, or replaces content with the same key. Nil removes it.
  func setCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance,
    at place: AccessibilityPlace
  ) {
    node.details.customContent.removeAll { $0.key == key.id }
    guard let value else { return }
    node.details.customContent.append(
      AccessibilityDetails.CustomContent(
        key: key.id, label: place.string(key.label), value: place.string(value), isImportant: importance == .high))
  }
}
