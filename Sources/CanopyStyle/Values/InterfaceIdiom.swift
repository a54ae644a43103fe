public import CanopyCore

/// A kind of interface, which determines the sizes of text and the looks of controls.
///
/// ```swift
/// @main struct Editor: App {
///   var body: some Scene {
///     WindowGroup { Document() }
///       .environment(\.interfaceIdiom, .desktop)
///   }
/// }
/// ```
public enum InterfaceIdiom: CaseIterable, Hashable, Sendable {
  /// An interface for fingers, as on iOS: large controls, and text that scales with the dynamic type size.
  case phone
  /// An interface for a pointer, as on macOS: small controls and small text of fixed sizes.
  case desktop
}

extension EnvironmentValues {
  /// The kind of interface, which determines the sizes of text and the looks of controls.
  ///
  /// The default is `phone`. An app can set another one for a scene or for a part of a view, and a person who starts the app can
  /// choose one with `--idiom`. If you set the value for a scene or a view, it replaces the person's choice there.
  @Entry public var interfaceIdiom: InterfaceIdiom = .phone
}
