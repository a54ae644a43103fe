public import CanopyCore

/// What shapes, text and lines can be filled with: a color, a gradient, a material, or something of your own.
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What to fill with, at a level below the style's own: 0 is the style itself, 1 what is second to it.
  func _paint(at level: Int, in context: _PaintContext) -> _Paint

  /// Whether the style means something other where another foreground style is set.
  var _isRelative: Bool { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle {
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    resolve(in: context.environment.captured)._paint(at: level, in: context)
  }

  public var _isRelative: Bool { false }

  /// What to fill with in an environment.
  package func paint(in environment: EnvironmentValues) -> _Paint {
    _paint(at: 0, in: _PaintContext(environment: environment))
  }
}

extension ShapeStyle where Resolved == Never {
  /// The framework's own styles stand for nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for no other style. To resolve your own style, implement resolve(in:).")
  }
}

extension Never: ShapeStyle {}
