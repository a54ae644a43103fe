public import CanopyCore

/// A color, gradient, material, or custom style that fills shapes, text, and lines.
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the style that this style resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this style resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the resolved paint at a level below the style's own: 0 is the style itself, 1 its secondary level.
  func _paint(at level: Int, in context: _PaintContext) -> _Paint

  /// A Boolean value that indicates whether the style depends on the inherited foreground style.
  var _isRelative: Bool { get }
}

extension ShapeStyle {
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    resolve(in: context.environment.captured)._paint(at: level, in: context)
  }

  public var _isRelative: Bool { false }

  /// Returns the resolved paint in an environment.
  package func _paint(in environment: EnvironmentValues) -> _Paint {
    _paint(at: 0, in: _PaintContext(environment: environment))
  }
}

extension ShapeStyle where Resolved == Never {
  /// Primitive styles don't resolve to another style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure(
      "\(Self.self) doesn't resolve to another style. To resolve your own style, implement resolve(in:).")
  }
}

extension Never: ShapeStyle {}
