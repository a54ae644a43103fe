internal import CanopyInput
internal import CanopyStyle
internal import Foundation

extension ClientMessage {
  /// Creates a message from its JSON.
  init(_ json: Data) throws {
    guard let fields = try? JSONDecoder().decode(Fields.self, from: json) else { throw MalformedMessage() }
    try self.init(fields)
  }

  /// The fields that a message can have.
  fileprivate struct Fields: Decodable {
    let t: String
    var x, y, dx, dy, w, h, scale, keyboard: Double?
    var insets: [Double]?
    var id, m, n, from, to, action, item: Int?
    var p, d, key, plain, text, node, window: String?
    var settings: Settings?
    var canceled: Bool?
  }

  fileprivate struct Settings: Decodable {
    var dark, contrast, still: Bool?
    var languages: [String]?
    var zone: String?
    var font: Double?
  }

  private init(_ fields: Fields) throws {
    switch fields.t {
    case "hello": self = .hello(window: fields.window, try fields.pageSize, try fields.pageSettings)
    case "size": self = .size(try fields.pageSize)
    case "settings": self = .settings(try fields.pageSettings)
    case "activity": self = .activity(try fields.activity)
    case "pointer": self = .input(.pointer(try fields.pointer))
    case "hover": self = .input(.hover(try fields.hover))
    case "wheel": self = .input(.wheel(try fields.wheel))
    case "key": self = .input(.key(try fields.keyEvent))
    case "modifiers": self = .input(.modifiers(fields.modifiers))
    case "context": self = .input(.contextMenu(at: fields.x == nil ? nil : try fields.location))
    case "compose": self = .input(.composition(try fields.composition))
    case "paste": self = .paste(try fields.text._known)
    case "ack": self = .acknowledged(frame: try fields.n._known)
    case "act": self = .perform(action: fields.action, text: fields.text ?? "", node: try fields.node._known)
    case "focus": self = .focus(node: fields.node, link: fields.n)
    case "leave": self = .leave
    case "scroll": self = .scroll(by: try fields.distance, node: try fields.node._known)
    case "files": self = .files(question: try fields.n._known, isCanceled: fields.canceled ?? false)
    case "menu": self = try fields.menuChoice
    case "close": self = .closeWindow
    case "alive": self = .alive
    default: throw MalformedMessage()
    }
  }
}

extension Optional {
  /// The value. A message without it is malformed.
  fileprivate var _known: Wrapped {
    get throws {
      guard let self else { throw MalformedMessage() }
      return self
    }
  }
}

extension ClientMessage.Fields {
  /// Pages don't send distances beyond this limit.
  private static var far: Double { 100_000 }

  private func length(_ value: Double?) throws -> CGFloat {
    guard let value, value.isFinite, abs(value) <= Self.far else { throw MalformedMessage() }
    return value
  }

  var location: CGPoint {
    get throws { CGPoint(x: try length(x), y: try length(y)) }
  }

  var pageSize: PageSize {
    get throws {
      let insets = insets ?? [0, 0, 0, 0]
      guard insets.count == 4, insets.allSatisfy({ (0...Self.far).contains($0) }) else { throw MalformedMessage() }
      let size = CGSize(width: try length(w), height: try length(h))
      guard size.width > 0, size.height > 0, let scale, scale.isFinite, scale > 0 else { throw MalformedMessage() }
      return PageSize(
        size: size, scale: scale,
        safeArea: EdgeInsets(top: insets[0], leading: insets[3], bottom: insets[2], trailing: insets[1]),
        keyboardHeight: max(try length(keyboard ?? 0), 0))
    }
  }

  var pageSettings: PageSettings {
    get throws {
      guard let settings else { throw MalformedMessage() }
      let languages = settings.languages ?? []
      guard languages.count <= 32, languages.allSatisfy({ $0.utf8.count <= 64 }), settings.zone?.utf8.count ?? 0 <= 64,
        settings.font?.isFinite ?? true
      else { throw MalformedMessage() }
      return PageSettings(
        isDark: settings.dark ?? false, increasesContrast: settings.contrast ?? false,
        reducesMotion: settings.still ?? false, languages: languages, timeZone: settings.zone,
        fontSize: settings.font ?? 16)
    }
  }

  var activity: ScenePhase {
    get throws {
      switch p {
      case "active": .active
      case "inactive": .inactive
      case "background": .background
      default: throw MalformedMessage()
      }
    }
  }

  var modifiers: EventModifiers { EventModifiers(rawValue: m ?? 0).intersection(.all) }

  var pointer: PointerEvent {
    get throws {
      guard let id, let phase = Self.pointerPhases[p ?? ""], let device = Self.devices[d ?? ""] else {
        throw MalformedMessage()
      }
      return PointerEvent(id: id, phase, at: try location, device: device, modifiers: modifiers)
    }
  }

  private static let pointerPhases: [String: PointerEvent.Phase] =
    ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
  private static let devices: [String: PointerEvent.Device] = ["mouse": .mouse, "touch": .touch, "pen": .pen]

  var hover: HoverEvent {
    get throws { HoverEvent(at: x == nil ? nil : try location, modifiers: modifiers) }
  }

  var wheel: WheelEvent {
    get throws {
      WheelEvent(.step, by: try distance, at: try location, modifiers: modifiers)
    }
  }

  var distance: CGSize {
    get throws { CGSize(width: try length(dx), height: try length(dy)) }
  }

  var keyEvent: KeyEvent {
    get throws {
      let phases: [String: KeyEvent.Phase] = ["down": .down, "repeat": .repeated, "up": .up]
      guard let phase = phases[p ?? ""], let key = DOMKeyNames.key(try key._known), let text, text.utf8.count <= 64
      else {
        throw MalformedMessage()
      }
      var event = KeyEvent(phase, key: key, characters: text, modifiers: modifiers)
      event.unshifted = plain.flatMap(DOMKeyNames.key)
      return event
    }
  }

  var menuChoice: ClientMessage {
    get throws {
      let menu = try n._known
      guard let item else { return .openMenu(menu) }
      return .choose(item: item, titled: try text._known, menu: menu)
    }
  }

  var composition: CompositionEvent {
    get throws {
      switch p {
      case "change":
        let text = try text._known
        let from = min(max(from ?? text.count, 0), text.count)
        return .changed(text, selection: from..<min(max(to ?? from, from), text.count))
      case "commit": return .committed(try text._known)
      case "cancel": return .cancelled
      default: throw MalformedMessage()
      }
    }
  }
}
