public import CanopyText
public import Foundation

/// The notifications that an app can send to assistive technologies.
///
/// ```swift
/// AccessibilityNotification.Announcement("The download is complete").post()
/// ```
public enum AccessibilityNotification {
  /// A message that a screen reader speaks.
  public struct Announcement: Sendable {
    let text: Text

    /// Creates an announcement from a string.
    @_disfavoredOverload
    public init(_ announcement: String) { text = Text(verbatim: announcement) }

    /// Creates an announcement with attributes.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) { text = Text(announcement) }

    /// Creates a localized announcement.
    public init(_ announcement: LocalizedStringResource) { text = Text(announcement) }

    /// Announces the message.
    @MainActor
    public func post() { AccessibilityEvents.post { .announcement($0(text)) } }
  }

  /// A message that a screen reader speaks after scrolling, such as the new position.
  public struct PageScrolled: Sendable {
    let text: Text

    /// Creates a message from a string.
    @_disfavoredOverload
    public init(_ message: String) { text = Text(verbatim: message) }

    /// Creates a message with attributes.
    @_disfavoredOverload
    public init(_ message: AttributedString) { text = Text(message) }

    /// Creates a localized message.
    public init(_ message: LocalizedStringResource) { text = Text(message) }

    /// Announces the message.
    @MainActor
    public func post() { AccessibilityEvents.post { .pageScrolled($0(text)) } }
  }

  /// A notification that part of the screen has changed.
  public struct LayoutChanged: Sendable {
    /// Creates the hint.
    public init() {}

    /// Announces the change.
    @MainActor
    public func post() { AccessibilityEvents.post { _ in .layoutChanged } }
  }

  /// A notification that the screen shows different content.
  public struct ScreenChanged: Sendable {
    /// Creates the hint.
    public init() {}

    /// Announces the change.
    @MainActor
    public func post() { AccessibilityEvents.post { _ in .screenChanged } }
  }
}
