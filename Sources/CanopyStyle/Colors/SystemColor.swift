/// The named colors of the system and the colors of interface elements, with variants for light and dark appearances
/// and for increased contrast.
///
/// The values are from the Human Interface Guidelines since 2025. Labels and fills use the values for iOS.
enum SystemColor: UInt8, Hashable, Sendable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case gray
  case black, white, clear
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case placeholder, separator, link
  case background, secondaryBackground, tertiaryBackground
  case gray2, gray3, gray4, gray5, gray6
  case opaqueSeparator
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
}

extension SystemColor {
  /// The variants of a color by appearance, as hexadecimal digits and an opacity.
  struct Variants {
    let light: Variant
    let dark: Variant
    let lightIncreased: Variant
    let darkIncreased: Variant

    struct Variant {
      let digits: UInt32
      let opacity: Float
    }

    func variant(isDark: Bool, isIncreased: Bool) -> Variant {
      isIncreased ? (isDark ? darkIncreased : lightIncreased) : (isDark ? dark : light)
    }
  }

  var variants: Variants {
    switch self {
    case .red: .opaque(0xFF_38_3C, 0xFF_42_45, 0xE9_15_2D, 0xFF_61_65)
    case .orange: .opaque(0xFF_8D_28, 0xFF_92_30, 0xC5_53_00, 0xFF_A0_56)
    case .yellow: .opaque(0xFF_CC_00, 0xFF_D6_00, 0xA1_6A_00, 0xFE_DF_43)
    case .green: .opaque(0x34_C7_59, 0x30_D1_58, 0x00_89_32, 0x4A_D9_68)
    case .mint: .opaque(0x00_C8_B3, 0x00_DA_C3, 0x00_85_75, 0x54_DF_CB)
    case .teal: .opaque(0x00_C3_D0, 0x00_D2_E0, 0x00_81_98, 0x3B_DD_EC)
    case .cyan: .opaque(0x00_C0_E8, 0x3C_D3_FE, 0x00_7E_AE, 0x6D_D9_FF)
    case .blue: .opaque(0x00_88_FF, 0x00_91_FF, 0x1E_6E_F4, 0x5C_B8_FF)
    case .indigo: .opaque(0x61_55_F5, 0x6D_7C_FF, 0x56_4A_DE, 0xA7_AA_FF)
    case .purple: .opaque(0xCB_30_E0, 0xDB_34_F2, 0xB0_2F_C2, 0xEA_8D_FF)
    case .pink: .opaque(0xFF_2D_55, 0xFF_37_5F, 0xE7_12_4D, 0xFF_8A_C4)
    case .brown: .opaque(0xAC_7F_5E, 0xB7_8A_66, 0x95_6D_51, 0xDB_A6_79)
    case .gray: .opaque(0x8E_8E_93, 0x8E_8E_93, 0x6C_6C_70, 0xAE_AE_B2)
    case .black: .opaque(0, 0, 0, 0)
    case .white: .opaque(0xFF_FF_FF, 0xFF_FF_FF, 0xFF_FF_FF, 0xFF_FF_FF)
    case .clear: .of((0, 0), (0, 0), (0, 0), (0, 0))
    case .label: .opaque(0x00_00_00, 0xFF_FF_FF, 0x00_00_00, 0xFF_FF_FF)
    case .secondaryLabel:
      .of((0x3C_3C_43, 0.6), (0xEB_EB_F5, 0.6), (0x3C_3C_43, 0.8), (0xEB_EB_F5, 0.7))
    case .tertiaryLabel:
      .of((0x3C_3C_43, 0.3), (0xEB_EB_F5, 0.3), (0x3C_3C_43, 0.7), (0xEB_EB_F5, 0.55))
    case .quaternaryLabel:
      .of((0x3C_3C_43, 0.18), (0xEB_EB_F5, 0.16), (0x3C_3C_43, 0.55), (0xEB_EB_F5, 0.4))
    case .quinaryLabel:
      .of((0x00_00_00, 0.05), (0xFF_FF_FF, 0.05), (0x00_00_00, 0.0814), (0xFF_FF_FF, 0.0814))
    case .fill:
      .of((0x78_78_80, 0.2), (0x78_78_80, 0.36), (0x78_78_80, 0.28), (0x78_78_80, 0.44))
    case .secondaryFill:
      .of((0x78_78_80, 0.16), (0x78_78_80, 0.32), (0x78_78_80, 0.24), (0x78_78_80, 0.4))
    case .tertiaryFill:
      .of((0x76_76_80, 0.12), (0x76_76_80, 0.24), (0x76_76_80, 0.2), (0x76_76_80, 0.32))
    case .quaternaryFill:
      .of((0x74_74_80, 0.08), (0x76_76_80, 0.18), (0x74_74_80, 0.12), (0x74_74_80, 0.26))
    case .placeholder:
      .of((0x3C_3C_43, 0.3), (0xEB_EB_F5, 0.3), (0x3C_3C_43, 0.3), (0xEB_EB_F5, 0.3))
    case .separator:
      .of((0x3C_3C_43, 0.29), (0x54_54_58, 0.6), (0x3C_3C_43, 0.29), (0x54_54_58, 0.6))
    case .link: .opaque(0x00_7A_FF, 0x09_84_FF, 0x00_7A_FF, 0x09_84_FF)
    case .background: .opaque(0xFF_FF_FF, 0x00_00_00, 0xFF_FF_FF, 0x00_00_00)
    case .secondaryBackground: .opaque(0xF2_F2_F7, 0x1C_1C_1E, 0xF2_F2_F7, 0x1C_1C_1E)
    case .tertiaryBackground: .opaque(0xFF_FF_FF, 0x2C_2C_2E, 0xFF_FF_FF, 0x2C_2C_2E)
    case .gray2: .opaque(0xAE_AE_B2, 0x63_63_66, 0x8E_8E_93, 0x7C_7C_80)
    case .gray3: .opaque(0xC7_C7_CC, 0x48_48_4A, 0xAE_AE_B2, 0x54_54_56)
    case .gray4: .opaque(0xD1_D1_D6, 0x3A_3A_3C, 0xBC_BC_C0, 0x44_44_46)
    case .gray5: .opaque(0xE5_E5_EA, 0x2C_2C_2E, 0xD8_D8_DC, 0x36_36_38)
    case .gray6: .opaque(0xF2_F2_F7, 0x1C_1C_1E, 0xEB_EB_F0, 0x24_24_26)
    case .opaqueSeparator: .opaque(0xC6_C6_C8, 0x38_38_3A, 0xC6_C6_C8, 0x38_38_3A)
    case .groupedBackground: .opaque(0xF2_F2_F7, 0x00_00_00, 0xF2_F2_F7, 0x00_00_00)
    case .secondaryGroupedBackground: .opaque(0xFF_FF_FF, 0x1C_1C_1E, 0xFF_FF_FF, 0x1C_1C_1E)
    case .tertiaryGroupedBackground: .opaque(0xF2_F2_F7, 0x2C_2C_2E, 0xF2_F2_F7, 0x2C_2C_2E)
    }
  }
}

extension SystemColor.Variants {
  fileprivate typealias Pair = (digits: UInt32, opacity: Float)

  fileprivate static func of(_ light: Pair, _ dark: Pair, _ lightIncreased: Pair, _ darkIncreased: Pair) -> Self {
    func variant(_ pair: Pair) -> Variant { Variant(digits: pair.digits, opacity: pair.opacity) }
    return Self(
      light: variant(light), dark: variant(dark), lightIncreased: variant(lightIncreased),
      darkIncreased: variant(darkIncreased))
  }

  fileprivate static func opaque(
    _ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32
  ) -> Self { of((light, 1), (dark, 1), (lightIncreased, 1), (darkIncreased, 1)) }
}
