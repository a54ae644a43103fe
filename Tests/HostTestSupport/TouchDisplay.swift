import Foundation

/// A display with a touch screen and a trackpad: X.Org's server, without a graphics card.
package struct TouchDisplay {
  package let display: XDisplay
  package let screen: InputDevice
  package let trackpad: InputDevice

  package init() throws {
    display = try XDisplay("/usr/bin/Xorg") { folder in
      let configuration = folder.appending(path: "xorg.conf")
      try Data(Self.configuration(in: folder).utf8).write(to: configuration)
      return [
        "-config", configuration.path, "-logfile", folder.appending(path: "log").path, "-noreset", "-novtswitch",
        "-sharevts",
      ]
    }
    let size = CGSize(width: 1024, height: 768)
    screen = try InputDevice(at: Self.path("screen", in: display.folder), screen: size)
    trackpad = try InputDevice(at: Self.path("trackpad", in: display.folder), screen: size)
  }

  private static func path(_ device: String, in folder: URL) -> String { folder.appending(path: device).path }

  private static func configuration(in folder: URL) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoAddGPU" "false"
    EndSection
    Section "InputDevice"
      Identifier "screen"
      Driver "inputtest"
      Option "SocketPath" "\(path("screen", in: folder))"
      Option "DeviceType" "Touch"
    EndSection
    Section "InputDevice"
      Identifier "trackpad"
      Driver "inputtest"
      Option "SocketPath" "\(path("trackpad", in: folder))"
      Option "DeviceType" "Pointer"
    EndSection
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 16000
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 5.0-1000.0
      VertRefresh 5.0-200.0
    EndSection
    Section "Screen"
      Identifier "picture"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Modes "1024x768"
      EndSubSection
    EndSection
    Section "ServerLayout"
      Identifier "all"
      Screen "picture"
      InputDevice "screen" "SendCoreEvents"
      InputDevice "trackpad" "CorePointer"
    EndSection
    """
  }
}
