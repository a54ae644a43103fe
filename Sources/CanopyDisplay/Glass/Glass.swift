internal import CanopyAnimation
public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

/// A translucent background in a shape, for controls that float in front of content.
///
/// ```swift
/// Image(systemName: "heart").padding().glassEffect(.regular.tint(.pink))
/// ```
///
/// Glass is drawn as a material: it blurs the content behind it, and doesn't bend light.
public struct Glass: Hashable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var tint: Color?
  private var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// Glass for controls in front of any content.
  public static let regular = Glass(kind: .regular)
  /// Glass that is more translucent, for controls in front of pictures.
  public static let clear = Glass(kind: .clear)
  /// Glass that isn't drawn.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns glass that reacts to touches. In Canopy, it looks the same, because people use a pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// The material, or nil for no glass.
  fileprivate var material: Material? {
    switch kind {
    case .regular: .regular
    case .clear: .ultraThin
    case .identity: nil
    }
  }

  /// The color in front of the material.
  fileprivate var color: Color? { kind == .identity ? nil : tint?.opacity(kind == .clear ? 0.4 : 0.7) }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns the outline of a capsule.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Shows glass in a shape behind this view.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass to show.
  ///   - shape: The shape, relative to the view's frame.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Lets this view's glass move to other glass with the same identifier, when one disappears and the other appears.
  ///
  /// - Parameters:
  ///   - id: The identifier, or nil for none.
  ///   - namespace: The namespace of the identifier.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(GlassIdentity(id: id, namespace: namespace))
  }
}

/// Shows glass behind a view.
struct GlassModifier<Outline: Shape> {
  let glass: Glass
  let shape: Outline
}

@MainActor
extension GlassModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      if let material = glass.material {
        ZStack {
          shape.fill(material)
          if let color = glass.color { shape.fill(color) }
        }
      }
    }
  }
}

/// Matches the geometry of views with the same identifier.
struct GlassIdentity<ID: Hashable> {
  let id: ID?
  let namespace: Namespace.ID
}

@MainActor
extension GlassIdentity: ViewModifier {
  func body(content: Content) -> some View {
    if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
  }
}

/// A group of views with glass.
///
/// On Apple's systems, the shapes of a group flow into each other when they are close. In Canopy, they stay separate.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which shapes flow into each other. Canopy ignores it.
  ///   - content: The views of the group.
  nonisolated public init(spacing _: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor
extension GlassEffectContainer: View {
  /// The views of the group.
  public var body: some View { content }
}
