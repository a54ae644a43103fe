internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension Scene {
  /// Sets the size in which windows of the scene open.
  ///
  /// A size that isn't positive and finite changes nothing, and is a runtime issue.
  public func defaultSize(_ size: CGSize) -> some Scene {
    let isPossible = size.width > 0 && size.height > 0 && (size.width + size.height).isFinite
    if !isPossible { RuntimeIssue.record(.sizeOfWindowIsInvalid(size)) }
    return _options { if isPossible { $0.defaultSize = size } }
  }

  /// Sets the size in which windows of the scene open.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the place on the screen at which windows of the scene open.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    _options { $0.defaultPosition = position }
  }

  /// Sets whether people can change the size of windows of the scene, and between which sizes.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _options { $0.resizability = resizability }
  }

  /// Sets the style of windows of the scene.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { _options { $0.style = style._kind } }

  /// Sets whether windows of the scene float in front of others.
  public func windowLevel(_ level: WindowLevel) -> some Scene { _options { $0.level = level } }

  /// Sets whether the scene opens a window when the app starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _options { $0.launchBehavior = behavior }
  }

  /// Sets whether windows of the scene that are open when the app ends open again when it starts.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    _options { $0.restorationBehavior = behavior }
  }

  /// Sets the shortcut of the command that opens a window of the scene.
  ///
  /// ```swift
  /// Window("Connections", id: "connections") { ConnectionList() }
  ///   .keyboardShortcut("0")
  /// ```
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut of the command that opens a window of the scene; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { _options { $0.shortcut = shortcut } }

  /// Sets for which URLs the scene opens a window: for those that contain one of the strings.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _options { $0.externalEvents = conditions }
  }
}

/// The sizes that a window can have.
public struct WindowResizability: Hashable, Sendable {
  enum Limits { case automatic, contentSize, contentMinSize }
  let limits: Limits

  /// The usual limits: those of the content for settings, and its least size for other windows.
  public static let automatic = WindowResizability(limits: .automatic)
  /// The least and the greatest size of the content.
  public static let contentSize = WindowResizability(limits: .contentSize)
  /// The least size of the content, and no greatest size.
  public static let contentMinSize = WindowResizability(limits: .contentMinSize)
}

/// The level of windows: whether they float.
public struct WindowLevel: Hashable, Sendable {
  let floats: Bool
  private let order: Int

  /// The usual level of the scene.
  public static let automatic = WindowLevel(floats: false, order: 0)
  /// The level of usual windows.
  public static let normal = WindowLevel(floats: false, order: 1)
  /// The level of windows in front of usual ones.
  public static let floating = WindowLevel(floats: true, order: 2)
}

/// A rule for whether a scene opens a window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let kind: Int

  /// The first scene of the app opens a window.
  public static let automatic = SceneLaunchBehavior(kind: 0)
  /// The scene opens a window.
  public static let presented = SceneLaunchBehavior(kind: 1)
  /// The scene opens no window by itself.
  public static let suppressed = SceneLaunchBehavior(kind: 2)
}

/// A rule for whether windows open again when the app starts.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let kind: Int

  /// Windows open again, if the host keeps them.
  public static let automatic = SceneRestorationBehavior(kind: 0)
  /// Windows aren't kept.
  public static let disabled = SceneRestorationBehavior(kind: 1)
}

extension RuntimeIssue {
  fileprivate static func sizeOfWindowIsInvalid(_ size: CGSize) -> RuntimeIssue {
    .layout(
      """
      A scene\(place()) has a default size of \(size.width._shortDescription) by \(size.height._shortDescription). A size must be \
      positive and finite; this one is left out.
      """)
  }
}
