public import CanopyCore
public import Foundation

extension View {
  /// Sets the display name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier(key: PreviewNameKey.self, value: value))
  }

  /// Sets the device for a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(TraitModifier(key: PreviewDeviceKey.self, value: value))
  }

  /// Sets the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier(key: PreviewLayoutKey.self, value: value))
  }

  /// Sets the orientation of the device for a preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(TraitModifier(key: PreviewOrientationKey.self, value: value))
  }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The preview has the size of a device.
  case device
  /// The preview has the size of its content.
  case sizeThatFits
  /// The preview has a fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show previews on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a reference to a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a reference to a device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device is on its side, its top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device is on its side, its top to the right.
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
