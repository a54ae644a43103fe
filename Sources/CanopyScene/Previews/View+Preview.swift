public import CanopyCore
public import Foundation

extension View {
  /// Names the view for tools that show previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier(key: PreviewNameKey.self, value: value))
  }

  /// Says which device tools should show the view on.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(TraitModifier(key: PreviewDeviceKey.self, value: value))
  }

  /// Says how much room tools should give the view.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier(key: PreviewLayoutKey.self, value: value))
  }

  /// Says which way up tools should hold the device that they show the view on.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(TraitModifier(key: PreviewOrientationKey.self, value: value))
  }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// As much as the view wants.
  case sizeThatFits
  /// A size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show previews on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, the top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, the top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

package enum PreviewNameKey: TraitKey {
  package static var defaultValue: String? { nil }
}

package enum PreviewDeviceKey: TraitKey {
  package static var defaultValue: PreviewDevice? { nil }
}

package enum PreviewLayoutKey: TraitKey {
  package static var defaultValue: PreviewLayout { .device }
}

package enum PreviewOrientationKey: TraitKey {
  package static var defaultValue: InterfaceOrientation? { nil }
}
