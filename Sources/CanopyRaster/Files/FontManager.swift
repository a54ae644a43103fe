public import Foundation

/// For whom a font is made known.
public enum CTFontManagerScope: Sendable {
  /// Registered for no process.
  case none
  /// For the program.
  case process
  /// For the program: on Linux it cannot be made known to others.
  case persistent
  /// For the program: on Linux it cannot be made known to others.
  case session
}

/// Makes the fonts in a file known to the program, so that `Font.custom(_:size:)` finds them. Returns whether it has any.
///
/// Fonts among the resources of the program, or in a folder `Fonts` there, are known without this.
@MainActor
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  guard scope != .none, AppFonts.add(fontURL) else { return false }
  PangoTextEngine.shared.fontsChanged()
  return true
}
