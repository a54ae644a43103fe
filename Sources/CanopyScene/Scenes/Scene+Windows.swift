internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension Scene {
  /// Sets the initial size of the scene's windows.
  ///
  /// If the size isn't positive and finite, the modifier has no effect, and a runtime issue is recorded.
  public func defaultSize(_ size: CGSize) -> some Scene {
    let isPossible = size.width > 0 && size.height > 0 && (size.width + size.height).isFinite
    if !isPossible { RuntimeIssue.record(.sizeOfWindowIsInvalid(size)) }
    return _options { if isPossible { $0.defaultSize = size } }
  }

  /// Sets the initial size of the scene's windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the initial position of the scene's windows on the screen.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    _options { $0.defaultPosition = position }
  }

  /// Sets whether people can resize the scene's windows, and the limits of the size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _options { $0.resizability = resizability }
  }

  /// Sets the style of the scene's windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { _options { $0.style = style._kind } }

  /// Sets whether the scene's windows float in front of others.
  public func windowLevel(_ level: WindowLevel) -> some Scene { _options { $0.level = level } }

  /// Sets whether the scene opens a window at launch.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _options { $0.launchBehavior = behavior }
  }

  /// Sets whether windows of the scene that are open when the app ends reopen at the next launch.
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

  /// Sets the shortcut of the command that opens a window of the scene, or nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { _options { $0.shortcut = shortcut } }

  /// Sets the URLs that open a window of the scene: those that contain one of the strings.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _options { $0.externalEvents = conditions }
  }
}

/// The range of sizes that a window can have.
public struct WindowResizability: Hashable, Sendable {
  enum Limits { case automatic, contentSize, contentMinSize }
  let limits: Limits

  /// The default limits: the content's minimum and maximum size for settings, and its minimum size for other windows.
  public static let automatic = WindowResizability(limits: .automatic)
  /// The minimum and the maximum size of the content.
  public static let contentSize = WindowResizability(limits: .contentSize)
  /// The minimum size of the content, without a maximum.
  public static let contentMinSize = WindowResizability(limits: .contentMinSize)
}

/// The level of windows, which determines whether they float.
public struct WindowLevel: Hashable, Sendable {
  let floats: Bool
  private let order: Int

  /// The default level of the scene.
  public static let automatic = WindowLevel(floats: false, order: 0)
  /// The level of ordinary windows.
  public static let normal = WindowLevel(floats: false, order: 1)
  /// The level of windows that float in front of ordinary ones.
  public static let floating = WindowLevel(floats: true, order: 2)
}

/// A rule that determines whether a scene opens a window at launch.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let kind: Int

  /// The scene opens a window if it is the first of the app.
  public static let automatic = SceneLaunchBehavior(kind: 0)
  /// The scene opens a window.
  public static let presented = SceneLaunchBehavior(kind: 1)
  /// The scene doesn't open a window on its own.
  public static let suppressed = SceneLaunchBehavior(kind: 2)
}

/// A rule that determines whether windows reopen at launch.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let kind: Int

  /// Windows reopen if the host saves them.
  public static let automatic = SceneRestorationBehavior(kind: 0)
  /// Windows aren't saved.
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
