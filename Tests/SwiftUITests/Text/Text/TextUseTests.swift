import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Texts and fonts as programs write them, with no more than `import SwiftUI`: what compiles here is part of the promise.
@MainActor @Suite struct TextUseTests {
  private struct Person {
    var name = "Ann"
    var age = 42
    var height = 1.7
    var nickname: String?
    var birthday = Date(timeIntervalSince1970: 0)
  }

  private func shown(@ViewBuilder _ content: () -> some View) -> [String] {
    TestScreen {
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = .gmt
      $0.calendar = Calendar(identifier: .gregorian)
    } content: {
      content()
    }.texts
  }

  @Test func textShowsAllKindsOfStrings() {
    let person = Person()
    let key: LocalizedStringKey = "key"
    let texts = shown {
      Text("literal")
      Text(person.name)
      Text(person.name.prefix(1))
      Text(verbatim: "verbatim")
      Text(key)
      Text(LocalizedStringKey("string"))
      Text(.init(person.name))
      Text("\(person.name) is \(person.age)")
      Text("\(person.height, specifier: "%.1f") m")
      Text(person.nickname ?? "nobody")
      Text(person.age.description)
      Text(String(person.age))
    }
    #expect(
      texts == [
        "literal", "Ann", "A", "verbatim", "key", "string", "Ann", "Ann is 42", "1.7 m", "nobody", "42", "42",
      ])
  }

  @Test func textShowsFormattedValues() {
    let person = Person()
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    let texts = shown {
      Text(person.age, format: .number)
      Text(person.birthday, format: .dateTime.year())
      Text(person.birthday, style: .date)
      Text("born \(person.birthday, style: .date)")
      Text("in \(person.birthday, format: .dateTime.year())")
      Text(person.birthday, formatter: formatter)
      Text("in \(person.birthday, formatter: formatter)")
      Text(["a", "b"], format: .list(type: .and))
    }
    #expect(
      texts == [
        "42", "1970", "January 1, 1970", "born January 1, 1970", "in 1970", "1970", "in 1970", "a and b",
      ])
  }

  @Test func textsCanBeModifiedAndJoined() {
    let isImportant = true
    let label: Text = Text("a").bold() + Text("b").foregroundColor(.red).underline(true, color: .blue)
    let texts = shown {
      label
      Text("c").font(.system(size: 12, weight: .bold, design: .rounded)).italic().kerning(1)
      Text("d").fontWeight(isImportant ? .bold : nil)
      Text("e").font(isImportant ? .title : .body).foregroundStyle(isImportant ? .red : .blue)
      Text("f \(Text("g").bold())").strikethrough().baselineOffset(1).tracking(1).monospacedDigit()
      Text("**h** *i* `j` [k](https://example.org) ~~l~~")
    }
    #expect(texts == ["ab", "c", "d", "e", "f g", "h i j k l"])
  }

  @Test func textModifiersApplyToViews() {
    let texts = shown {
      Group {
        Text("a")
      }
      .font(.title)
      .fontWeight(.semibold)
      .fontDesign(.monospaced)
      .bold()
      .italic()
      .underline()
      .strikethrough(false)
      .kerning(1)
      .tracking(2)
      .baselineOffset(3)
      .monospacedDigit()
      .lineLimit(1)
      .lineLimit(1...3)
      .lineLimit(2, reservesSpace: true)
      .lineSpacing(4)
      .multilineTextAlignment(.center)
      .truncationMode(.middle)
      .minimumScaleFactor(0.5)
      .allowsTightening(true)
      .textCase(.uppercase)
      .foregroundStyle(.secondary)
    }
    #expect(texts == ["A"])
  }

  @Test func differentFontsAreDistinct() {
    let fonts: [Font] = [
      .title.weight(.light), .system(.body), .system(.body, design: .serif), .system(size: 12),
      .system(size: 12, weight: .bold), .system(size: 12, weight: .bold, design: .default), .custom("Inter", size: 12),
      .custom("Inter", fixedSize: 12), .custom("Inter", size: 12, relativeTo: .title),
      Font.system(.title3, design: .rounded).bold().monospacedDigit(), .headline.smallCaps().leading(.tight),
    ]
    #expect(Set(fonts).count == fonts.count)
  }

  @Test func textModifiersSetEnvironmentValues() {
    struct Reading: View {
      @Environment(\.font) private var font
      @Environment(\.lineLimit) private var lineLimit
      @Environment(\.multilineTextAlignment) private var alignment
      @Environment(\.textCase) private var textCase
      @Environment(\.truncationMode) private var truncationMode

      var body: some View {
        Text(verbatim: font == .title ? "title" : "other")
        Text(verbatim: lineLimit.map { "\($0) lines" } ?? "any number of lines")
        Text(verbatim: "\(alignment)")
        Text(verbatim: textCase == nil ? "as it is" : "changed")
        Text(verbatim: "\(truncationMode)")
      }
    }
    let texts = shown { Reading().font(.title).lineLimit(2).multilineTextAlignment(.trailing).truncationMode(.head) }
    #expect(texts == ["title", "2 lines", "trailing", "as it is", "head"])
  }
}
